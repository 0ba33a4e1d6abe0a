/** What the bots say about the rounds that lie open. Who gets no answer misses only that. */
import { reasons } from '@shell/lib/net';
import type { Reason } from '@shell/lib/protocol';

export class Reasons {
  said = $state.raw<Reason[]>([]);

  /** Asked for anew whenever a round is over. */
  constructor(code: () => string, round: () => number) {
    $effect(() => {
      if (round() > 0)
        reasons(code())
          .then((found) => (this.said = found.reasons))
          .catch(() => undefined);
    });
  }
}
