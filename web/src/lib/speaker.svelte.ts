/** Where the table's sentence stands, somebody else may speak: whoever leads a learner through a first game. */
import { getContext, setContext, type Snippet } from 'svelte';

const HERE = Symbol('speaker');

export class Speaker {
  /** Somebody is here who speaks now and then: the sentence keeps the room for it, so that nothing jumps. */
  isHere = $state(false);
  /** What is said in the sentence's place, if anything is. */
  says = $state.raw<Snippet | null>(null);
}

/** For the page: a place for whoever speaks at its table. */
export function roomForSpeaker(): Speaker {
  return setContext(HERE, new Speaker());
}

/** For the sentence: who speaks in its place, if the page has room for anyone. */
export function speaker(): Speaker | undefined {
  return getContext<Speaker | undefined>(HERE);
}
