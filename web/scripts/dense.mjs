// Prettier, but dense where it would give every declaration, attribute and property a line of its own: what fits on a line
// stands on one, the rest fills lines as words do. A look is read as a whole then, and a table stays a page or two.
import { doc } from 'prettier';
import * as svelte from 'prettier-plugin-svelte';
import * as scripts from 'prettier/plugins/estree';
import * as styles from 'prettier/plugins/postcss';
import * as typescript from 'prettier/plugins/typescript';

const { fill, group, ifBreak, indent, join, line } = doc.builders;
const { postcss } = styles.printers;
const { estree } = scripts.printers;
const markup = svelte.printers['svelte-ast'];

/** Parts between braces; `last` stands behind them where they take several lines. */
const braced = (parts, comma = '', last = '') =>
  group(['{', indent([line, fill(join([comma, line], parts)), ifBreak(last)]), line, '}']);

/** A grid's rows, each whole: `'name name' height`, and the columns at the end. */
function grid(node, { originalText }) {
  const { locStart, locEnd } = styles.parsers.css;
  const source = originalText.slice(locStart(node), locEnd(node)).replace(/^grid-template:|;$/g, '');
  const rows = source
    .replaceAll('"', "'")
    .trim()
    .replace(/\s+/g, ' ')
    .split(/ (?='|\/)/);
  return group(['grid-template:', indent([line, fill(join(line, rows))]), ';']);
}

/** A rule of declarations alone; one with comments or rules inside is laid out as ever. */
function style(path, options, print, args) {
  const { node, parent } = path;
  if (node.type === 'selector-root' && parent.type === 'css-rule')
    return group(join([',', line], path.map(print, 'nodes')));
  if (node.type === 'css-decl' && node.prop === 'grid-template') return grid(node, options);
  const plain =
    node.type === 'css-rule' && node.nodes.length > 0 && node.nodes.every(({ type }) => type === 'css-decl');
  if (!plain) return postcss.print(path, options, print, args);
  return [print('selector'), ' ', braced(path.map(print, 'nodes'))];
}

/** An element's attributes: the plugin prints each as a line and itself, after the element's name. */
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

/** What a component is given, `let { … }: Props = $props()`. */
function script(path, options, print, args) {
  const { node, parent } = path;
  const given =
    node.type === 'ObjectPattern' && parent.type === 'VariableDeclarator' && parent.init?.callee?.name === '$props';
  if (!given) return estree.print(path, options, print, args);
  const names = braced(path.map(print, 'properties'), ',', node.properties.at(-1)?.type === 'RestElement' ? '' : ',');
  return node.typeAnnotation ? [names, print('typeAnnotation')] : names;
}

export const parsers = {
  css: styles.parsers.css,
  svelte: svelte.parsers.svelte,
  typescript: typescript.parsers.typescript,
  'babel-ts': typescript.parsers.typescript,
};
export const printers = {
  postcss: { ...postcss, print: style },
  'svelte-ast': { ...markup, print: element },
  estree: { ...estree, print: script },
};
