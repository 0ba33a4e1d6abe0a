/** The story of a game as one viewer saw it: what each input led to, oldest first. */
import type { Told } from '../game';
import type * as wire from '../protocol';

/** The story after one more input. What it takes back, as the house says, has told nobody anything: its events leave.
    Who answered late or twice is told once more what is known already: that is not a second time. */
export function goOn(story: Told[], told: wire.Told): Told[] {
  if (story.some(({ number }) => number === told.number)) return story;
  const left = story.map((each) => (each.number === told.withdraws ? { ...each, events: [] } : each));
  return [...left, told as Told];
}

/** The story with the page before it, or with one that lies further back. What is here is newer. */
export function withEarlier(story: Told[], page: wire.Told[]): Told[] {
  const known = new Set(story.map(({ number }) => number));
  const more = page.filter(({ number }) => !known.has(number)) as Told[];
  return [...more, ...story].sort((a, b) => a.number - b.number);
}

/** What led to a moment without a gap, where pages are missing: all before this input, as far back as it is known. */
export function leadingTo(story: Told[], before: number): Told[] {
  const until = story.filter(({ number }) => number < before);
  const last = until.findLastIndex(({ number }, at) => number !== before - (until.length - at));
  return until.slice(last + 1);
}

/** The story when a moment has passed: of the latest inputs what is left of them, and all else as it was. */
export function faded(story: Told[], left: wire.Told[]): Told[] {
  const latest = new Map(left.map((each) => [each.number, each as Told]));
  const before = story.filter(({ number }) => !latest.has(number));
  return [...before, ...latest.values()].sort((a, b) => a.number - b.number);
}
