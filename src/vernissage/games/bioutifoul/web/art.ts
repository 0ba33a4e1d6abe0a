/** Which picture goes where. A picture is named like its card. */
import { ARTISTS, pairOf, type Artist } from './cards';

const files = import.meta.glob<string>('./art/*.svg', { eager: true, import: 'default', query: '?url' });

/** So many there are of each artist. */
const PICTURES = 6;

/** The picture of an artwork. */
export function picture(work: string): string {
  return files[`./art/${work}.svg`] ?? '';
}

/** The picture that stands for an artist in the row, and the one on that artist's influence cards. */
export const FACES: Record<Artist, string> = {
  alice: picture('alice-1'),
  heinrich: picture('heinrich-1'),
  rodrigo: picture('rodrigo-3'),
  sunny: picture('sunny-1'),
};
export const BACKS: Record<Artist, string> = {
  alice: picture('alice-5'),
  heinrich: picture('heinrich-2'),
  rodrigo: picture('rodrigo-4'),
  sunny: picture('sunny-5'),
};

/** Two pictures for an exhibition: which ones is nothing but taste, so the same card always has the same. */
export function posterOf(exhibition: string): [string, string] {
  const [one, two] = pairOf(exhibition);
  const copy = Number(exhibition.split('-')[2] ?? 1);
  const turn = ARTISTS.indexOf(one) + 2 * ARTISTS.indexOf(two) + 3 * copy;
  return [picture(`${one}-${1 + (turn % PICTURES)}`), picture(`${two}-${1 + ((turn + copy + 1) % PICTURES)}`)];
}
