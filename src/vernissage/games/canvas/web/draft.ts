/** A painting that is being tried: three layers, the top first. It never leaves the browser. */
import { LAYERS, type Pile } from './cards';

export type Draft = readonly (string | null)[];
/** What is held and waits for a second tap: a card for a layer, or a layer for a card or another layer. */
export type Held = { card: string } | { layer: number } | null;
export interface Desk {
  draft: Draft;
  held: Held;
}

export const EMPTY: Draft = Array.from({ length: LAYERS }, () => null);
/** Where a card goes that is to lie on no layer. */
export const HAND_PLACE = 'hand';
export const CLEAR: Desk = { draft: EMPTY, held: null };

/** The cards laid so far, the topmost first. */
export function pileOf(draft: Draft): Pile {
  return draft.filter((card) => card !== null);
}

/** Lay a card on a layer. One that lies on another layer changes places with what is there. */
export function lay(draft: Draft, card: string, at: number): Draft {
  const from = draft.indexOf(card);
  return draft.map((there, i) => (i === at ? card : i === from ? (draft[at] ?? null) : there));
}

export function takeOff(draft: Draft, card: string): Draft {
  return draft.map((there) => (there === card ? null : there));
}

export function swap(draft: Draft, one: number, two: number): Draft {
  return draft.map((there, i) => (i === one ? (draft[two] ?? null) : i === two ? (draft[one] ?? null) : there));
}

/** Cards that are gone are no longer in it. */
export function kept(draft: Draft, cards: readonly string[]): Draft {
  return draft.map((card) => (card !== null && cards.includes(card) ? card : null));
}

/** A pile as a draft. */
export function draftOf(pile: Pile): Draft {
  return EMPTY.map((_, i) => pile[i] ?? null);
}

/** A tap on a card: to the layer that is held, off if it lies there, to the first free layer, or into the hand. */
export function tapCard({ draft, held }: Desk, card: string): Desk {
  if (held && 'layer' in held) return { draft: lay(draft, card, held.layer), held: null };
  if (draft.includes(card)) return { draft: takeOff(draft, card), held: null };
  const free = draft.indexOf(null);
  if (free >= 0) return { draft: lay(draft, card, free), held: null };
  return { draft, held: held?.card === card ? null : { card } };
}

/** A tap on a layer: what is held goes there; with nothing held, the layer itself is. */
export function tapLayer({ draft, held }: Desk, layer: number): Desk {
  if (held === null) return { draft, held: { layer } };
  if ('card' in held) return { draft: lay(draft, held.card, layer), held: null };
  return { draft: swap(draft, held.layer, layer), held: null };
}

/** Dragging is the same as tapping: a card or a layer is taken up … */
export function pickUp({ draft }: Desk, thing: string): Desk {
  return { draft, held: draft[Number(thing)] === undefined ? { card: thing } : { layer: Number(thing) } };
}

/** … and laid where it is let go: on a layer, or back into the hand. */
export function putDown(desk: Desk, place: string): Desk {
  if (place !== HAND_PLACE) return tapLayer(desk, Number(place));
  const card = desk.held && ('card' in desk.held ? desk.held.card : desk.draft[desk.held.layer]);
  return { draft: card ? takeOff(desk.draft, card) : desk.draft, held: null };
}
