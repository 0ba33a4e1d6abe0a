/** Players whom this browser has muted, known by name and portrait. */
import { load, save } from './storage';
import type { Place } from './protocol';

const NAME = 'muted';
/** So many are remembered; who was muted long ago is heard again. */
const MOST = 100;

function read(): string[] {
  try {
    const found: unknown = JSON.parse(load(NAME) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

let muted = $state.raw(read());
const known = ({ name, portrait }: Place): string => `${portrait} ${name}`;

export function isMuted(place: Place | undefined): boolean {
  return place !== undefined && muted.includes(known(place));
}

export function mute(place: Place, silent: boolean): void {
  const others = muted.filter((each) => each !== known(place));
  muted = silent ? [...others, known(place)].slice(-MOST) : others;
  save(NAME, JSON.stringify(muted));
}
