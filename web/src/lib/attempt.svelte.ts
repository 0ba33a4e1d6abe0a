/** Something that the house may refuse, and why it did the last time. */
import { refusalOf } from './net';
import type { Refusal } from './protocol';

export class Attempt {
  refusal = $state.raw<Refusal | null>(null);
  /** Is it under way? */
  busy = $state(false);

  /** Forgets the last refusal when this has succeeded. A bug of ours is no refusal, and goes on its way. */
  readonly at = async (work: () => Promise<unknown>): Promise<void> => {
    this.busy = true;
    try {
      await work();
      this.refusal = null;
    } catch (thrown) {
      this.refusal = refusalOf(thrown);
    } finally {
      this.busy = false;
    }
  };
}
