/** What is said of a painting besides its name: whose it is, as far as this viewer knows, and who has a hand on it. */
import type { Text } from '@shell';
import { THEMES } from './cards';
import type { View } from './types';
import { pointedAt, type Item } from './wall';

export function noteOf({ painting, place, shown }: Item, view: View, text: Text): string {
  const by = (painter: number): string => text.say('table-by', { name: text.player(painter) });
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

/** What somebody points at, in words: held, or `suggests`, where a bot would put it somewhere. */
export function holdingOf(
  at: string | undefined,
  frames: readonly string[],
  name: string,
  suggests: string,
  text: Text,
): string {
  const pointed = pointedAt(at);
  const painting = pointed ? frames[pointed.frame] : undefined;
  if (!pointed || !painting) return '';
  const about = { the: text.say(`${painting}.the`), place: pointed.place ?? '', name };
  return text.say(pointed.place === null ? 'table-holding' : suggests, about);
}
