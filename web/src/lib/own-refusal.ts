/** A refusal that this page says itself: the house's texts have a sentence for its code. */
import type { Refusal } from './protocol';

export const ownRefusal = (code: string, args: Refusal['args'] = {}): Refusal => ({
  code,
  rule: '',
  args,
  first: null,
});
