/** Refusals of names that are not allowed at a table of strangers. */
import type { Refusal } from './protocol';

/** Was it refused for the name, and is there another that would do? */
export function isUnfit(refusal: Refusal | null): refusal is Refusal {
  return refusal !== null && refusal.code.startsWith('name/') && 'suggestion' in refusal.args;
}
