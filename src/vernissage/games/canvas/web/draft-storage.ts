/** A draft outlives a reload: this browser keeps it, for this table and seat, while its cards are there. */
import { EMPTY, type Draft } from './draft';

export interface Kept {
  draft: Draft;
  /** the background chosen for it; null: the first that is free */
  background: string | null;
  /** the frame chosen for it; null: the usual one */
  moulding: string | null;
}

export const NOTHING: Kept = { draft: EMPTY, background: null, moulding: null };

/** Where it is kept. */
export function placeOf(code: string, seat: number): string {
  return `canvas-draft-${code}-${seat}`;
}

export function recall(place: string): Kept {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    return isKept(found) ? found : NOTHING;
  } catch {
    return NOTHING; // forbidden, or not ours
  }
}

export function remember(place: string, kept: Kept): void {
  try {
    if (kept.draft.some((card) => card !== null)) sessionStorage.setItem(place, JSON.stringify(kept));
    else sessionStorage.removeItem(place);
  } catch {
    // Nothing to do: the draft lasts until the page is left.
  }
}

function isKept(found: unknown): found is Kept {
  if (typeof found !== 'object' || found === null || !('draft' in found) || !('background' in found)) return false;
  if (!('moulding' in found)) return false;
  const { draft, background, moulding } = found;
  const word = (each: unknown): boolean => each === null || typeof each === 'string';
  return (
    Array.isArray(draft) && draft.length === EMPTY.length && draft.every(word) && word(background) && word(moulding)
  );
}
