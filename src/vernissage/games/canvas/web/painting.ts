/** CAN-3.7: what can be seen of cards laid over each other, and what the painting is called. */
import type { Text } from '@shell/lib/game';
import { iconsOf, sideOf, SWATCHES, wordOf, type Icons, type Pile, type Shown, type Side } from './cards';

/** In each swatch the topmost card that has anything there hides everything below it. */
export function visible(pile: Pile): Shown {
  return SWATCHES.map((_, swatch): Icons => {
    const card = cardAt(pile, swatch);
    return card === null ? [] : (iconsOf(card)[swatch] ?? []);
  });
}

/** The card that is seen in this swatch. */
export function cardAt(pile: Pile, swatch: number): string | null {
  return pile.find((card) => iconsOf(card)[swatch]?.length) ?? null;
}

/** What is seen of this card, and of no other. */
export function seenOf(pile: Pile, card: string): Shown {
  return visible(pile).map((icons, swatch) => (cardAt(pile, swatch) === card ? icons : []));
}

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

/** All that a swatch holds, in words. */
export function spoken(shown: Shown, text: Text): string {
  const told = shown.map((icons, i) => {
    const names = icons.length ? icons.map((icon) => text.name(icon)).join(' + ') : text.say('table-empty');
    return `${text.say(`table-swatch-${SWATCHES[i]}`)}: ${names}`;
  });
  return told.join(', ');
}
