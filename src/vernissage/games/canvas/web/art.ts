/** Which picture goes where: all are named like their cards. */
const large = import.meta.glob<string>('./art/*.webp', { eager: true, import: 'default', query: '?url' });
const small = import.meta.glob<string>('./art/small/*.webp', { eager: true, import: 'default', query: '?url' });
const signs = import.meta.glob<string>('./icons/*.svg', { eager: true, import: 'default', query: '?raw' });
const carved = import.meta.glob<string>('./mouldings/*.svg', { eager: true, import: 'default', query: '?url' });

export type Size = 'large' | 'small';
export const WIDTH = 512;
export const HEIGHT = 533;

/** The transparent picture of a card, or the picture of a background. */
export function picture(name: string, size: Size): string {
  return (size === 'small' ? small[`./art/small/${name}.webp`] : large[`./art/${name}.webp`]) ?? '';
}

/** The picture of a moulding in nine pieces; nothing for the one that the shell's frames are made of. */
export function moulding(name: string): string | undefined {
  return carved[`./mouldings/${name}.svg`];
}

/** The drawing of an icon, as markup. */
export function sign(name: string): string {
  return signs[`./icons/${name}.svg`] ?? '';
}
