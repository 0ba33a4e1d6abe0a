/** News that stays for a moment. What was there before one came is no news. */
import { untrack } from 'svelte';

const MOMENT = 4000;

/** What happened last, as long as it is fresh; `number` tells one from the next. */
export function moment<News extends { number: number }>(last: () => News | null): { readonly news: News | null } {
  let seen = $state(untrack(() => last()?.number ?? -1));
  const news = $derived.by(() => {
    const now = last();
    return now && now.number !== seen ? now : null;
  });
  $effect(() => {
    const now = news;
    if (!now) return;
    const gone = setTimeout(() => (seen = now.number), MOMENT);
    return () => clearTimeout(gone);
  });
  return { get news() { return news; } };
}
