/** A painting to take home: where everything hangs, as a PNG or an SVG file. */
import { HEIGHT, picture, WIDTH } from './art';
import type { Pile } from './cards';

export interface Exhibit {
  cards: Pile;
  background: string;
  moulding: string;
  title: string;
  painter: string;
}

/** The sheet, the frame and the picture in it, and the lines of the plate, in pixels of the PNG. */
export const SHEET = { width: 1200, height: 1500, wall: '#3a2838' };
export const FRAME = { x: 100, y: 90, width: 1000, height: 1039 };
/** The light on each moulding, from one corner to the other. */
const SHEENS: Record<string, readonly string[]> = {
  gilt: ['#f7e2a0', '#d6a548', '#9a6a22', '#f7e2a0', '#5f3d10'],
  baroque: ['#f7e2a0', '#b07c2a', '#7d5418', '#f0d48c', '#5f3d10'],
  walnut: ['#8a5a34', '#6b4024', '#4a2915', '#8a5a34', '#2c170b'],
  ebony: ['#4b4652', '#16131a', '#2b2730', '#4b4652', '#0d0b10'],
  silver: ['#f4f6f8', '#aab2bd', '#767f8b', '#e9edf1', '#4f5661'],
  pearl: ['#fbf7ee', '#d8ccb8', '#cdbfa6', '#fbf7ee', '#b9a88d'],
};
export const PICTURE = { x: 140, y: 130, width: 920, height: Math.round((920 * HEIGHT) / WIDTH) };
export const PLATE = { x: 300, y: 1210, width: 600, height: 150, fill: '#e2bd66', ink: '#2c1a05' };
export const TITLE = { y: PLATE.y + 68, size: 46 };
export const PAINTER = { y: PLATE.y + 118, size: 28 };
export const FONT = 'Fraunces, Georgia, serif';
/** From the bottom layer up: how much air lies before a layer. */
export const HAZE = [0.2, 0.08, 0];
export const SHADOW = { x: 9, y: 12, blur: 14, colour: 'rgb(8 12 20 / .32)' };

/** The pictures from the wall outwards: the background, then the layers from the bottom up. */
export function sheets({ cards, background }: Exhibit): string[] {
  return [picture(background, 'large'), ...cards.toReversed().map((card) => picture(card, 'large'))];
}

export function sheen({ moulding }: Exhibit): readonly string[] {
  return SHEENS[moulding] ?? [];
}

/** The haze of each layer, the bottom one first; fewer than three are the nearest ones. */
export function hazes(cards: Pile): number[] {
  return HAZE.slice(HAZE.length - cards.length);
}

/** A title as large as the plate has room for. */
export function titleSize(title: string): number {
  return Math.min(TITLE.size, Math.floor((PLATE.width - 40) / Math.max(1, title.length * 0.52)));
}

/** A file's name: letters, digits and dashes. */
export function fileName({ title, painter }: Exhibit, ending: string): string {
  const plain = `${title} ${painter}`
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-');
  return `${plain.replaceAll(/^-+|-+$/g, '').toLowerCase() || 'canvas'}.${ending}`;
}

/** Hand a file to whoever looks at the page. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
