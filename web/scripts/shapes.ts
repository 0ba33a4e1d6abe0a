import type { Plugin } from 'vite';

/**
 * The five shapes of a table or a page, and when it has them. Styles ask by name: `@container table (--phone)` for the room
 * that a table has, `@media (--phone)` for the window. A shape may be refined: `(--desk) and (max-height: 799px)`.
 */
export const SHAPES = {
  phone: '(max-width: 599px)',
  /** A phone held sideways. */
  sideways: '(max-height: 519px) and (orientation: landscape)',
  tablet: '(min-width: 600px) and (max-width: 999px) and (min-height: 520px)',
  desk: '(min-width: 1000px) and (min-height: 520px)',
  /** A screen for a whole room, which is the only container called `screen`. */
  wall: '(min-width: 0)',
};

/** The same styles with every shape spelt out: browsers know names for neither media nor container queries. */
export function spelt(styles: string): string {
  return styles.replaceAll(/@(?:container|media)\b[^{;]*/g, (query) =>
    query.replaceAll(/\(--(\w+)\)/g, (_, name: string) => {
      if (!(name in SHAPES)) throw new Error(`There is no shape called ${name}: ${query}`);
      const shape = SHAPES[name as keyof typeof SHAPES];
      return / (or|not) /.test(query) ? `(${shape})` : shape;
    }),
  );
}

export function shapes(): Plugin {
  return {
    name: 'shapes',
    enforce: 'pre',
    transform: (code, id) =>
      /\.(svelte|css)$/.test(id) && code.includes('(--') ? { code: spelt(code), map: null } : null,
  };
}
