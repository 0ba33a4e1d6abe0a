/** Where the table's sentence stands, somebody else may speak: whoever leads a learner through a first game, or tells what
    the bots do. */
import type { Snippet } from 'svelte';
import { optionalContext } from './context';

export class Speaker {
  /** Somebody is here who speaks at length: the sentence keeps the room for it, so that nothing jumps. */
  isHere = $state(false);
  /** What is said in the sentence's place, if anything is. */
  says = $state.raw<Snippet | null>(null);

  /** Says this, until the returned function is called or something else is said. */
  speak(what: Snippet): () => void {
    this.says = what;
    return () => {
      if (this.says === what) this.says = null;
    };
  }
}

/** Who speaks in the sentence's place, if the page has room for anyone. */
export const [useSpeaker, provideSpeaker] = optionalContext<Speaker>();
