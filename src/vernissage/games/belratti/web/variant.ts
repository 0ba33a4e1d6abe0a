/** How it is played at this table, as its sentences ask for it; and what is said of its end. */
import type { Text } from '@shell';
import type { Table } from './types';

export function variantOf({ options }: Table): 'masterpieces' | 'mogel' | 'usual' {
  if (options.masterpieces) return 'masterpieces';
  return options.edition === 'mogel' ? 'mogel' : 'usual';
}

/** That the end is near, and what will bring it; nothing as long as it is far. */
export function endingOf({ ending, phase }: Table, text: Text): string {
  return ending ? text.say('table-ending', { ...ending, next: phase === 'reveal' ? 'yes' : 'no' }) : '';
}
