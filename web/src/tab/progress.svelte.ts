/** How far the house in this browser has come. */
import type { Progress } from './messages';

let last = $state.raw<Progress | null>(null);

/** The last news of it; null before the first, and wherever the house is elsewhere. */
export const progress = (): Progress | null => last;

export function follow(news: Progress): void {
  last = news;
}
