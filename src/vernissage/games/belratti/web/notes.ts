/** What stands below a painting, besides its name: whose it is, as far as this viewer knows. */
import type { Text } from '@shell/lib/game';
import { THEMES } from './cards';
import type { View } from './types';
import type { Item } from './wall';

export function noteOf({ painting, place, shown }: Item, view: View, names: readonly string[], text: Text): string {
  const by = (painter: number): string => text.say('table-by', { name: names[painter] ?? '' });
  if (shown) return shown.painter === null ? '' : by(shown.painter);
  const answer = view.table.answers.find((each) => each.painting === painting);
  if (answer) return answer.painter === null ? text.say('table-nobodys') : by(answer.painter);
  if (view.table.phase !== 'hang') return '';
  if (view.taken.includes(painting)) return text.say('table-taken');
  const mine = view.laid.find((each) => each.painting === painting);
  if (!mine) return '';
  if (mine.theme === place) return text.say('table-yours'); // it hangs where it was meant to
  return text.say('table-yours-for', { name: text.name(view.table.themes[THEMES.indexOf(mine.theme)] ?? '') });
}
