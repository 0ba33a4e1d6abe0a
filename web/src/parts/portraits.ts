/** Which painting stands for whom. */

/** By seat, so that two at one table never look the same; then by name, so that a guest keeps one. */
const PAINTINGS = [
  ['owl', 'parrot', 'koala', 'swan'],
  ['turtle', 'fox', 'rooster', 'seal'],
  ['duck', 'hedgehog', 'elephant', 'llama'],
  ['octopus', 'lion', 'penguin', 'butterfly'],
  ['flamingo', 'bear', 'snail', 'kangaroo'],
  ['peacock', 'otter', 'crab', 'panda'],
  ['whale', 'rabbit', 'giraffe', 'dragon'],
  ['frog', 'sloth', 'tropical-fish', 'dodo'],
] as const;

/** FNV-1a: small, and the same in every browser on every day. */
function hash(words: string): number {
  let sum = 0x811c9dc5;
  for (const letter of words) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

export function portraitOf(name: string, seat: number): string {
  const wall = PAINTINGS[seat % PAINTINGS.length] ?? PAINTINGS[0];
  return `/portraits/${wall[hash(name) % wall.length]}.webp`;
}
