/** What lies in the box. `box.json` is made from the rules: see tests/web_files.py. */
import box from './box.json';
import type { OpenPainter, View } from './types';

export type Side = 'left' | 'right';
/** What stands in one swatch: elements, or `bonus-` and an element. */
export type Icons = readonly string[];
/** The five swatches, from the red one on. */
export type Shown = readonly Icons[];
export type Painter = OpenPainter;
export type Board = View['table'];
/** Up to three cards in layers, the topmost first. */
export type Pile = readonly string[];

export const ELEMENTS = ['hue', 'shape', 'texture', 'tone'] as const;
export const SWATCHES = ['red', 'yellow', 'green', 'blue', 'violet'] as const;
/** The colours of ribbons, a place for each scoring card. */
export const PLACES = ['red', 'green', 'blue', 'violet'] as const;
export const LAYERS = 3;
export const PAINTINGS = 3;
export const HAND = 5;
export const BONUS_POINTS = 2;
/** CAN-6.1: from so many points on, alone. */
export const AWARDS = [
  { from: 0, name: 'participation' }, { from: 25, name: 'emerging-artist' }, { from: 30, name: 'honourable-mention' },
  { from: 35, name: 'runner-up' }, { from: 40, name: 'best-in-show' },
] as const;

const cards: Record<string, { side: string; swatches: string[][] }> = box.cards;
const ladders: Record<string, readonly number[]> = box.ladders;
const NO_ICONS: Shown = SWATCHES.map(() => []);

export function iconsOf(card: string): Shown {
  return cards[card]?.swatches ?? NO_ICONS;
}

export function sideOf(card: string): Side {
  return cards[card]?.side === 'right' ? 'right' : 'left';
}

/** The word on a card, as the texts name it. */
export function wordOf(card: string): string {
  return card.replace('art', 'title');
}

/** The points for 1, 2, 3 (and 4) ribbons together. */
export function ladderOf(scoring: string): readonly number[] {
  return ladders[scoring] ?? [];
}

export function placeOf(at: number): string {
  return PLACES[at] ?? 'grey';
}
