// Prettier, but dense where it would give every declaration and every attribute a line of its own: what fits on a line
// stands on one, the rest fills lines as words do. A look is read as a whole then, and a table stays a page or two.
import { doc } from 'prettier';
import * as svelte from 'prettier-plugin-svelte';
import * as css from 'prettier/plugins/postcss';

const { fill, group, indent, join, line } = doc.builders;
const { postcss } = css.printers;
const markup = svelte.printers['svelte-ast'];

/** A grid's rows, each whole: `'name name' height`, and the columns at the end. */
function grid(node, { originalText }) {
  const { locStart, locEnd } = css.parsers.css;
  const source = originalText.slice(locStart(node), locEnd(node)).replace(/^grid-template:|;$/g, '');
  const rows = source.replaceAll('"', "'").trim().replace(/\s+/g, ' ').split(/ (?='|\/)/)
  return group(['grid-template:', indent([line, fill(join(line, rows))]), ';']);
}

/** A rule of declarations alone; one with comments or rules inside is laid out as ever. */
function rule(path, options, print, args) {
  const { node } = path;
  if (node.type === 'selector-root' && path.parent.type === 'css-rule')
    return group(join([',', line], path.map(print, 'nodes')));
  if (node.type === 'css-decl' && node.prop === 'grid-template') return grid(node, options);
  const plain = node.type === 'css-rule' && node.nodes.length > 0 && node.nodes.every(({ type }) => type === 'css-decl');
  if (!plain) return postcss.print(path, options, print, args);
  const declarations = fill(join(line, path.map(print, 'nodes')));
  return [print('selector'), ' ', group(['{', indent([line, declarations]), line, '}'])];
}

/** An element's attributes: the plugin prints each as a pair of a line and itself, after the element's name. */
function element(path, options, print, args) {
  const printed = markup.print(path, options, print, args);
  const opening = path.node.attributes?.length > 1 ? printed.contents[2].contents : null;
  if (opening === null) return printed;
  const isAttribute = (part) => Array.isArray(part) && part[0]?.type === 'line';
  const attributes = opening.contents.filter(isAttribute).map(([, ...attribute]) => attribute);
  const others = opening.contents.filter((part) => !isAttribute(part));
  opening.contents = [line, fill(join(line, attributes)), ...others];
  return printed;
}

export const parsers = { css: css.parsers.css, svelte: svelte.parsers.svelte };
export const printers = { postcss: { ...postcss, print: rule }, 'svelte-ast': { ...markup, print: element } };
