/** What the bots say about the rounds that lie open. Who gets no answer misses only that. */
import { reasons } from '@shell/lib/net';
import type { Reason } from '@shell';
import { inWords } from './thoughts';

export class Reasons {
  said = $state.raw<Reason[]>([]);

  /** Asked for anew whenever a round is over. */
  constructor(code: () => string, round: () => number, language: () => string) {
    $effect(() => {
      const spoken = language();
      if (round() > 0)
        reasons(code())
          .then((found) => inWords(found.reasons, spoken))
          .then((said) => (this.said = said))
          .catch(() => undefined);
    });
  }
}
