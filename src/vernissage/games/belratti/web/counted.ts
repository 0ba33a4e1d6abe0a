/** Small numbers as words, for sentences in which they stand for paintings: each as itself and as a word. */
import type { Args, Text } from '@shell';

export function counted(numbers: Record<string, number>, text: Text): Args {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, number]): [string, number | string][] => [
      [name, number],
      [`${name}_word`, text.say('table-numeral', { number })],
    ]),
  );
}
