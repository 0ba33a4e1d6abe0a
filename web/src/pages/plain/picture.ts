/**
 * Any view as something that can be drawn: fields with their names, rows of cards, and what is somebody's under the
 * name of that seat. The shell knows no game here: it goes by the shape of the values, by what the house says of
 * whose they are (`GameCard.view`), and by the texts a game has.
 */
import type { GameCard } from '@shell/lib/protocol';
import type { Text } from '@shell/lib/text';

export type Shape = GameCard['view'];

/** Who looks, and the words for it. */
export interface Eyes {
  shape: Shape;
  text: Text;
  names: string[];
  you: number | null;
}

export type Drawn =
  | { is: 'word'; word: string }
  /** Words beside each other, as cards lie in a row. */
  | { is: 'row'; words: string[] }
  /** Larger things, one after the other. */
  | { is: 'list'; parts: Drawn[] }
  /** Several things of one kind, one to a line. */
  | { is: 'lines'; heads: string[]; lines: string[][] }
  | { is: 'fields'; fields: Field[]; empty: string[] };

export interface Field {
  name: string;
  drawn: Drawn;
  /** How it is played does not change: it is there for whoever wants to look it up. */
  aside: boolean;
}

export interface SeatDrawn {
  seat: number;
  fields: Field[];
  empty: string[];
}

/** What belongs together; without a name, what lies loose in the view. */
export interface Section {
  name: string;
  fields: Field[];
  empty: string[];
}

export interface Picture {
  /** In the order in which the game lists them: what is one's own comes first there. */
  sections: Section[];
  /** The own seat first, then clockwise. */
  seats: SeatDrawn[];
}

type Struct = Record<string, unknown>;

/** A value on its way: the field it is in, the place of that in the view, and the struct around it. */
interface Part {
  field: string;
  value: unknown;
  path: string;
  beside: Struct;
  /** Has it been taken out of what there is for each seat? */
  ofSeat?: boolean;
}

const VIEWER = 'seat';
const OPTIONS = 'options';
const MEMBERS = 'members';

/** A view, ready to be drawn. */
export function picture(view: unknown, eyes: Eyes): Picture {
  const besides = Object.entries(isStruct(view) ? view : { view }).filter(([field]) => field !== VIEWER);
  const loose: Struct = Object.fromEntries(besides);
  const parts = partsOf(loose, '');
  const order = eyes.names.map((_, at) => (at + (eyes.you ?? 0)) % eyes.names.length);
  return {
    sections: sections(parts, eyes),
    seats: order.map((seat) => ({ seat, ...draw(ofSeat(parts, seat, eyes.shape), eyes) })),
  };
}

/** The name of a field: the game's word for it, or the shell's, or as it is written in the code. */
export function label(field: string, text: Text, path = ''): string {
  const names = [
    path.split('.').includes(OPTIONS) ? `option-${field}` : '',
    `view-${field}`,
    `field-${field.replaceAll('_', '-')}`,
  ];
  const known = names.find((name) => name && text.has(name));
  return capital(known ? text.say(known) : spaced(field));
}

/** A single value in words. */
export function word(value: unknown, field: string, path: string, { shape, text, names, you }: Eyes): string {
  if (typeof value === 'boolean') return text.say(value ? 'plain-yes' : 'plain-no');
  if (typeof value === 'number' && shape[path] === 'seat')
    return value === you ? text.say('seat-you') : (names[value] ?? String(value));
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(1);
  if (typeof value !== 'string') return text.say('plain-none');
  const known = [`option-${field}-${value}`, `view-${field}-${value}`, value].find(
    (name) => isName(name) && text.has(name),
  );
  return known ? text.say(known) : spaced(value);
}

/** What lies loose, then each larger part under its name. */
function sections(parts: Part[], eyes: Eyes): Section[] {
  const isPart = ({ field, value }: Part): boolean => isStruct(value) && field !== OPTIONS;
  const loose = parts.filter((part) => !isPart(part));
  const all = [
    { name: '', ...draw(loose, eyes) },
    ...parts.filter(isPart).map(({ field, value, path }) => ({
      name: label(field, eyes.text),
      ...draw(partsOf(value as Struct, path), eyes),
    })),
  ];
  return all.filter(({ fields, empty }) => fields.length + empty.length > 0);
}

function draw(parts: Part[], eyes: Eyes): { fields: Field[]; empty: string[] } {
  const fields: Field[] = [];
  const empty: string[] = [];
  for (const part of parts) {
    if (isPerSeat(part, eyes.shape) || isSaidByName(part, eyes.shape)) continue; // drawn under the names of the seats
    const name =
      eyes.shape[part.path] === 'member' ? eyes.text.say('plain-proposed') : label(part.field, eyes.text, part.path);
    if (isEmpty(part.value)) empty.push(name);
    else fields.push({ name, drawn: drawn(part, eyes), aside: part.field === OPTIONS });
  }
  return { fields, empty };
}

function drawn(part: Part, eyes: Eyes): Drawn {
  const { field, value, path, beside } = part;
  if (isStruct(value)) return { is: 'fields', ...draw(partsOf(value, path), eyes) };
  if (!Array.isArray(value)) return { is: 'word', word: word(value, field, path, eyes) };
  if (eyes.shape[path] === 'member' && Array.isArray(beside[MEMBERS])) {
    return { is: 'fields', fields: byName(part, value, beside[MEMBERS] as number[], eyes), empty: [] };
  }
  if (eyes.shape[path] === 'seat')
    return { is: 'word', word: eyes.text.join(value.map((each) => word(each, field, path, eyes))) };
  if (value.every((each) => !isLarge(each)))
    return { is: 'row', words: value.map((each) => word(each, field, path, eyes)) };
  return (
    asLines(value, path, eyes) ?? { is: 'list', parts: value.map((each) => drawn({ ...part, value: each }, eyes)) }
  );
}

/** Structs of one kind as lines under the names of their fields, if all that is in them can be said in a word or two. */
function asLines(values: unknown[], path: string, eyes: Eyes): Drawn | null {
  if (values.length < 2 || !values.every(isStruct)) return null;
  const cells = values.map((each) => partsOf(each, path).map((part) => [part.field, inWords(part, eyes)] as const));
  const fields = [...new Set(cells.flat().map(([field]) => field))];
  if (cells.some((line) => line.length !== fields.length || line.some(([, said]) => said === null))) return null;
  const lines = cells.map((line) => new Map(line));
  const told = fields.filter((field) => lines.some((line) => line.get(field)));
  return {
    is: 'lines',
    heads: told.map((field) => label(field, eyes.text)),
    lines: lines.map((line) => told.map((field) => line.get(field) ?? '')),
  };
}

/** A word, or a few with a dot between; null for what is larger, nothing for what is empty. */
function inWords(part: Part, eyes: Eyes): string | null {
  if (isEmpty(part.value)) return '';
  const said = drawn(part, eyes);
  if (said.is === 'word') return said.word;
  return said.is === 'row' ? said.words.join(' · ') : null;
}

/** What each of a few seats has, under their names. */
function byName(part: Part, values: unknown[], members: number[], eyes: Eyes): Field[] {
  return values.map((value, at) => ({
    name: eyes.names[members[at] ?? -1] ?? '',
    drawn: drawn({ ...part, value, beside: {} }, eyes),
    aside: false,
  }));
}

/** All that stands in the view for this seat, from wherever there is a place for each seat. */
function ofSeat(parts: Part[], seat: number, shape: Shape): Part[] {
  return parts.flatMap((part) => {
    const { value, path } = part;
    if (isPerSeat(part, shape)) {
      const own = (value as unknown[])[seat];
      return isStruct(own) ? partsOf(own, path) : [{ ...part, value: own, ofSeat: true }];
    }
    return isStruct(value) ? ofSeat(partsOf(value, path), seat, shape) : [];
  });
}

function partsOf(struct: Struct, path: string): Part[] {
  return Object.entries(struct).map(([field, value]) => ({
    field,
    value,
    path: path ? `${path}.${field}` : field,
    beside: struct,
  }));
}

function isPerSeat({ value, path, ofSeat }: Part, shape: Shape): boolean {
  return shape[path] === 'each' && Array.isArray(value) && !ofSeat;
}

/** Are these the members under whose names something beside them is drawn? */
function isSaidByName({ field, path, beside }: Part, shape: Shape): boolean {
  const home = path.slice(0, path.length - MEMBERS.length);
  return field === MEMBERS && Object.keys(beside).some((other) => shape[home + other] === 'member');
}

function isStruct(value: unknown): value is Struct {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLarge(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.every((each) => Array.isArray(each) && isEmpty(each)))
  );
}

/** Could a message be called so? Only then it is worth looking for one. */
function isName(value: string): boolean {
  return /^[a-zA-Z][\w-]*$/.test(value);
}

const spaced = (written: string): string => written.replaceAll(/[_-]/g, ' ');
const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
