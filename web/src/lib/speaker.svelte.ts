/** Where the table's sentence stands, somebody else may speak: whoever leads a learner through a first game. */
import type { Snippet } from 'svelte';
import { optionalContext } from './context';

export class Speaker {
  /** Somebody is here who speaks now and then: the sentence keeps the room for it, so that nothing jumps. */
  isHere = $state(false);
  /** What is said in the sentence's place, if anything is. */
  says = $state.raw<Snippet | null>(null);
}

/** Who speaks in the sentence's place, if the page has room for anyone. */
export const [useSpeaker, provideSpeaker] = optionalContext<Speaker>();
