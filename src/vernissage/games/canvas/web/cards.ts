/** What lies in the box. `box.json` is made from the rules: see tests/web_files.py. */
import box from './box.json';
import type { OpenPainter, Paint, View } from './types';

export type Side = 'left' | 'right';
/** What stands in one swatch: elements, or `bonus-` and an element. */
export type Icons = readonly string[];
/** The five swatches, from the red one on. */
export type Shown = readonly Icons[];
export type Moulding = NonNullable<Paint['moulding']>;
export type Painter = OpenPainter;
export type Board = View['table'];
/** Up to three cards in layers, the topmost first. */
export type Pile = readonly string[];

export const ELEMENTS = ['hue', 'shape', 'texture', 'tone'] as const;
export const SWATCHES = ['red', 'yellow', 'green', 'blue', 'violet'] as const;
/** The colours of ribbons, a place for each scoring card. */
export const PLACES = ['red', 'green', 'blue', 'violet'] as const;
export const { layers: LAYERS, paintings: PAINTINGS, hand: HAND, bonus_points: BONUS_POINTS } = box.numbers;
/** What frames can be made of; the usual one first. */
export const MOULDINGS = box.mouldings as Moulding[];
export const USUAL: Moulding = 'gilt';
/** What points are called of one who plays alone, from so many on; the best first. */
export const AWARDS = box.awards;

const cards: Record<string, { side: string; swatches: string[][] }> = box.cards;
const ladders: Record<string, readonly number[]> = box.ladders;
const examples: Record<string, { cards: string[]; icons: string[][]; times: number }> = box.examples;
export const NO_ICONS: Shown = SWATCHES.map(() => []);

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

/** Three cards of the box that meet this condition, and how often they do. */
export function exampleOf(condition: string): { cards: Pile; icons: Shown; times: number } | null {
  return examples[condition] ?? null;
}

export function placeOf(at: number): string {
  return PLACES[at] ?? 'grey';
}
