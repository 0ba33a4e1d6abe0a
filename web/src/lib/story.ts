/** The story of a game as one viewer saw it: what each input led to, oldest first. */
import type { Told } from './game';

/** The story after one more input. What was taken back has told nobody anything, so its events leave. Who answered
    late or twice is told once more what is known already: that is not a second time. */
export function goOn(story: Told[], told: Told): Told[] {
  if (story.some(({ number }) => number === told.number)) return story;
  const withdrawn = told.input === 'taken-back' ? lastLoose(story, told.seat) : -1;
  return [...story.map((each, at) => (at === withdrawn ? { ...each, events: [] } : each)), told];
}

/** The last move of this seat that has not been taken back already. */
function lastLoose(story: Told[], seat: number): number {
  let takenBack = 0;
  for (let at = story.length - 1; at >= 0; at--) {
    const told = story[at];
    if (told?.seat !== seat) continue;
    if (told.input === 'taken-back') takenBack += 1;
    else if (told.input === 'made' && takenBack-- === 0) return at;
  }
  return -1;
}
