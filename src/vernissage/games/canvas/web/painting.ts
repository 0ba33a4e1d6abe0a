/** What a painting is called, and its icons in words. */
import type { Text } from '@shell';
import { sideOf, SWATCHES, wordOf, type Pile, type Shown, type Side } from './cards';

export interface Words {
  left: string | null;
  right: string | null;
}

/** The topmost left word and the topmost right one. */
export function titleOf(pile: Pile): Words {
  const word = (side: Side): string | null => {
    const card = pile.find((each) => sideOf(each) === side);
    return card === undefined ? null : wordOf(card);
  };
  return { left: word('left'), right: word('right') };
}

/** The title read out; empty where there is no word yet. */
export function read({ left, right }: Words, text: Text): string {
  if (left === null && right === null) return '';
  const word = (name: string | null): string => (name === null ? 'nobody' : text.say(name));
  // Where both words are there, the left one takes the form that the right one's gender asks for.
  const form = left !== null && right !== null ? `${left}.${text.say(`${right}.gender`)}` : left;
  return text.say('table-painting', { left: word(form), right: word(right) });
}

/** Does the word of this side stand first in a title? Languages differ. */
export function comesFirst(side: Side, text: Text): boolean {
  return text.say('table-painting', { left: 'left', right: 'right' }).startsWith(side);
}

/** All that a swatch holds, in words. */
export function spoken(shown: Shown, text: Text): string {
  const told = shown.map((icons, i) => {
    const names = icons.length ? icons.map((icon) => text.name(icon)).join(' + ') : text.say('table-empty');
    return `${text.say(`table-swatch-${SWATCHES[i]}`)}: ${names}`;
  });
  return told.join(', ');
}
