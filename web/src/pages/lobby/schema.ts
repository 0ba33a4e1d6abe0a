/** A game's options, read from their JSON schema: what there is to choose, and how to draw the choice. */

export type OptionValue = string | number | boolean | null;
export type Options = Record<string, OptionValue | OptionValue[]>;

export type Field =
  | { kind: 'choice'; name: string; values: OptionValue[] }
  /** one of so many that they need room of their own */
  | { kind: 'pick'; name: string; values: OptionValue[] }
  /** any of these, at least and at most so many, or none; it may stand in for another option */
  | { kind: 'several'; name: string; values: OptionValue[]; least: number; most: number; replaces: string | null }
  /** one of those who sit here, or null where chance may choose */
  | { kind: 'seat'; name: string; nullable: boolean }
  | { kind: 'switch'; name: string }
  | { kind: 'number'; name: string; least: number; most: number; nullable: boolean };

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  enum?: OptionValue[];
  const?: OptionValue;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  /** ours: the option that doesn't count once this one is chosen */
  replaces?: string;
}

/** So many numbers are still drawn side by side. */
const FEW = 5;
/** And so many words. */
const FEW_WORDS = 4;
/** How many play is no option: it is who has sat down. */
const NOT_ASKED = 'players';

export function fields(schema: unknown): Field[] {
  const whole = schema as Schema;
  const properties = resolve(whole, whole).properties ?? {};
  return Object.entries(properties)
    .filter(([name]) => name !== NOT_ASKED)
    .flatMap(([name, property]) => field(name, property, whole) ?? []);
}

/** Null for what can't be chosen by a button: free text, lists of it. */
function field(name: string, property: Schema, whole: Schema): Field | null {
  const kinds = (property.anyOf ?? [property]).map((each) => resolve(each, whole));
  const nullable = kinds.some((each) => each.type === 'null');
  const rest = kinds.filter((each) => each.type !== 'null');
  const [only] = rest;
  if (rest.length !== 1 || !only) return null;
  const none = nullable ? [null] : [];
  const listed = valuesOf(only);
  if (listed) return { kind: isLong(listed) ? 'pick' : 'choice', name, values: [...none, ...listed] };
  if (only.type === 'array') return several(name, only, whole);
  if (only.type === 'boolean') return { kind: 'switch', name };
  if (only.type !== 'integer') return null;
  if (only.description?.startsWith('a seat')) return { kind: 'seat', name, nullable };
  return number(name, only, nullable);
}

function valuesOf(schema: Schema): OptionValue[] | null {
  return schema.enum ?? (schema.const === undefined ? null : [schema.const]);
}

/** Numbers are short enough to stand side by side. */
function isLong(values: OptionValue[]): boolean {
  return values.length > FEW_WORDS && values.some((value) => typeof value === 'string');
}

function several(name: string, list: Schema, whole: Schema): Field | null {
  const values = list.items && valuesOf(resolve(list.items, whole));
  if (!values) return null;
  const { minItems: least = 0, maxItems: most = Infinity, replaces = null } = list;
  return { kind: 'several', name, values, least, most, replaces };
}

function number(name: string, { minimum = 0, maximum = Infinity }: Schema, nullable: boolean): Field {
  if (maximum - minimum >= FEW) return { kind: 'number', name, least: minimum, most: maximum, nullable };
  const values = Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
  return { kind: 'choice', name, values: nullable ? [null, ...values] : values };
}

function resolve(schema: Schema, whole: Schema): Schema {
  const target = schema.$ref?.split('/').at(-1);
  return (target === undefined ? undefined : whole.$defs?.[target]) ?? schema;
}
