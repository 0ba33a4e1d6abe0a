/** What is said of a gift, as long as it may be read. */
import type { Text } from '@shell';
import type { Table } from './types';

/** Of the gift on its way, until it is answered. */
export function words({ said, phase }: Table, text: Text): string {
  return said === null || phase !== 'answer' ? '' : text.say('table-words', { gift: text.say(`${said}.a`) });
}

/** Where the table has an aid, the last thing said stays after its answer. */
export function lastWords({ said, phase }: Table, text: Text): string {
  return said === null || phase === 'answer' ? '' : text.say('table-said-last', { gift_a: text.say(`${said}.a`) });
}
