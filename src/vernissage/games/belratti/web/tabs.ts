/** What has no room on a narrow table: by which names it is pulled up, and what of it one touch away is worth most. */
import type { Text } from '@shell';
import type { Offers } from './offers';
import type { Table } from './types';

export type Tab = 'people' | 'words' | 'jokers' | 'rounds';

export function tabsOf(table: Table, offers: Offers, text: Text): { id: Tab; label: string }[] {
  return [
    { id: 'people', label: text.say('table-people') },
    { id: 'words', label: text.say(offers.words.size ? 'table-say' : 'table-talk') },
    { id: 'jokers', label: text.say('table-jokers') },
    ...(table.looks.length ? [{ id: 'rounds' as Tab, label: text.say('table-tab-rounds') }] : []),
  ];
}

/** What one touch opens: the rounds after a look, and jokers at any other time. */
export function wayOf(isSeen: boolean, offers: Offers, text: Text): { id: Tab; label: string; lit: boolean } {
  return isSeen
    ? { id: 'rounds', label: text.say('table-tab-rounds'), lit: false }
    : { id: 'jokers', label: text.say('table-jokers'), lit: offers.jokers.size > 0 };
}
