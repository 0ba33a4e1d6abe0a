/** Which picture goes where. A picture is named like its painting, whoever painted it: a forgery is no other file. */
const large = import.meta.glob<string>('./art/*.webp', { eager: true, import: 'default', query: '?url' });
const small = import.meta.glob<string>('./art/small/*.webp', { eager: true, import: 'default', query: '?url' });

export interface Picture {
  src: string;
  /** Both sizes, for the browser to choose from. */
  srcset: string;
}

function named(name: string): Picture {
  const src = small[`./art/small/${name}.webp`] ?? '';
  return { src, srcset: `${src} 192w, ${large[`./art/${name}.webp`] ?? src} 512w` };
}

export function picture(painting: string): Picture {
  return named(painting.replace(/^painting-/, ''));
}

/** Who plays what: Dr Cat directs, Owl paints; and the forger. */
export const CHARACTERS = {
  directors: named('character-dr-cat').src,
  painters: named('character-owl').src,
  belratti: named('character-belratti').src,
};
