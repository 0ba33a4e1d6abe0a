/**
 * Sentences: what happened, what may be done, why not. The browser's half of `vernissage/text.py`,
 * which says how messages are named and how their arguments are filled; both give the same sentence.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Refusal } from './protocol';

export type Args = Record<string, FluentVariable>;

/** An event, move or input: its kind under one of these names, and its fields. */
export type Tagged = object;

/** Who sits where, and for whom the sentences are: they turn seats into names, or into "you". */
export interface Company {
  /** Which fields hold a seat, by kind: `GameCard.seats`. */
  seats: Record<string, string[]>;
  names: string[];
  you: number | null;
}

const NOBODY = 'nobody';
const ALONE: Company = { seats: {}, names: [], you: null };

/** What was read once needn't be read again: every game's sentences stand on the shell's. */
const read = new Map<string, FluentResource>();

function resource(source: string): FluentResource {
  const made = read.get(source) ?? new FluentResource(source);
  read.set(source, made);
  return made;
}

/** One language from these sources; where two have a message of one name, the first one's counts. */
export function bundle(language: string, sources: string[]): FluentBundle {
  // Isolating marks would travel into copied text and live regions.
  const made = new FluentBundle(language === 'en' ? 'en-GB' : language, { useIsolating: false }); // dates as our English has them
  for (const source of sources) made.addResource(resource(source));
  return made;
}

export class Text {
  constructor(
    readonly language: string,
    /** The reader's language first, then English: what one lacks the next one says. */
    private readonly bundles: FluentBundle[],
    private readonly company: Company = ALONE,
    /** What fills every sentence that asks for it. */
    private readonly given: Args = {},
  ) {}

  /** The same words, told to this company. */
  among(company: Company): Text {
    return new Text(this.language, this.bundles, company, this.given);
  }

  /** The same words, at a table with these options. */
  under(options: Record<string, unknown>): Text {
    return new Text(this.language, this.bundles, this.company, this.arguments(new Map(Object.entries(options)), []));
  }

  /** The same words, but first those of this source. */
  after(source: string): Text {
    return new Text(this.language, [bundle(this.language, [source]), ...this.bundles], this.company, this.given);
  }

  /** Is there a message of this name, with the attribute if it says `name.attribute`? */
  has(name: string): boolean {
    const [id = '', attribute] = name.split('.');
    return this.bundles.some((each) => {
      const message = each.getMessage(id);
      return message !== undefined && (attribute === undefined || attribute in message.attributes);
    });
  }

  /** The message of this name, or its attribute if it says `name.attribute`; the name if there is none. */
  say(name: string, args: Args = {}): string {
    const [id = '', attribute] = name.split('.');
    for (const each of this.bundles) {
      const message = each.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      // Errors go into the list, and the sentence says what it can.
      if (pattern) return each.formatPattern(pattern, { ...this.given, ...args }, []);
    }
    return name;
  }

  /** The name of a thing, or its id if it has none. */
  name(thing: string): string {
    return this.has(thing) ? this.say(thing) : thing;
  }

  /** Several things as a list: `a, b and c`. */
  join(words: string[]): string {
    if (words.length < 2) return words.join('');
    return this.say('list-and', { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
  }

  /** The name of the player in this seat; empty where nobody sits. */
  player(seat: number | null): string {
    return this.company.names[seat ?? -1] ?? '';
  }

  /** The names of the players in these seats as a list: `Ada, Ben and Cleo`. */
  players(seats: readonly number[]): string {
    return this.join(seats.map((seat) => this.player(seat)));
  }

  /** What happened. May be empty: not everything is worth a sentence. */
  event(event: Tagged): string {
    return this.tell('event', event);
  }

  /** What may be done. */
  move(move: Tagged): string {
    return this.tell('move', move);
  }

  /** Which fields of a move hold a seat. */
  seatsIn(move: Tagged): string[] {
    return this.company.seats[`move-${String(Object.entries(move).find(([field]) => field === 'move')?.[1])}`] ?? [];
  }

  /** Is the reader's seat named in this event? */
  isAboutYou(event: Tagged): boolean {
    const fields = new Map<string, unknown>(Object.entries(event));
    const seats = this.company.seats[`event-${String(fields.get('event'))}`] ?? [];
    return seats.some((field) => this.isYou(fields.get(field)));
  }

  /** What came in from outside the rules: a clock that ran out, a seat taken over. A move says nothing here. */
  input(told: Tagged & { input: string }): string {
    if (told.input === 'made') return '';
    const { seat, by } = told as { seat?: number; by?: string };
    if (told.input !== 'taken-over' || !by) return this.tell('input', told);
    if (by.startsWith('bot-')) return this.tell('input', told, 'input-stood-in');
    return this.tell('input', told, by === this.company.names[seat ?? -1] ? 'input-came-back' : undefined);
  }

  /** A message about these things, or under these options: their names and all their forms fill it. */
  about(message: string, things: Record<string, unknown>): string {
    return this.say(message, this.arguments(new Map(Object.entries(things)), []));
  }

  /** A sentence of a primer about this very table: lists in it are seats. */
  explain(message: string, about: Record<string, unknown>): string {
    const seats = Object.keys(about).filter((field) => Array.isArray(about[field]));
    return this.say(message, this.arguments(new Map(Object.entries(about)), seats));
  }

  /** Why not, and what would make it possible. The rule's number is for the caller to show. */
  refusal(refusal: Refusal): string {
    return [this.refused(refusal), this.remedy(refusal, 'then')].filter(Boolean).join(' ');
  }

  /** Why not, and nothing else. */
  refused(refusal: Refusal): string {
    const args = this.arguments(new Map(Object.entries(refusal.args)), []);
    // It stands for another refusal, whose arguments came along.
    if (typeof refusal.args.code === 'string') args.code = this.say(refusalName(refusal.args.code), args);
    const name = refusalName(refusal.code);
    return this.has(name) ? this.say(name, args) : this.say('refusal-unknown', { code: refusal.code });
  }

  /** What would make a refused move possible, or what its first step does. Empty where the game says nothing of it. */
  remedy(refusal: Refusal, part: 'then' | 'first'): string {
    const name = `${refusalName(refusal.code)}.${part}`;
    return this.has(name) ? this.about(name, refusal.args) : '';
  }

  private tell(about: 'event' | 'move' | 'input', value: Tagged, as?: string): string {
    const fields = new Map<string, unknown>(Object.entries(value));
    const kind = String(fields.get(about));
    const name = `${about}-${kind}`;
    fields.delete(about);
    const args = this.arguments(fields, this.company.seats[name] ?? []);
    return this.has(as ?? name) ? this.say(as ?? name, args) : unsaid(kind, [...fields.keys()], args);
  }

  private arguments(fields: Map<string, unknown>, seats: string[]): Args {
    const args: Args = { you: NOBODY };
    for (const [field, value] of fields) {
      const isSeat = seats.includes(field);
      if (Array.isArray(value)) {
        args[field] = this.join(value.map((each) => String(this.word(each, isSeat))));
        args[`${field}_count`] = value.length;
      } else {
        args[field] = this.word(value, isSeat);
        Object.assign(args, this.forms(field, value));
      }
      if (isSeat && args.you === NOBODY && this.isYou(value)) args.you = field;
    }
    return args;
  }

  /** The other forms of a thing's name: with an article, in the plural, whatever its language needs. */
  private forms(field: string, thing: unknown): Args {
    if (typeof thing !== 'string') return {};
    const message = this.bundles.find((each) => each.hasMessage(thing))?.getMessage(thing);
    const forms = Object.keys(message?.attributes ?? {});
    return Object.fromEntries(forms.map((form) => [`${field}_${form}`, this.say(`${thing}.${form}`)]));
  }

  private isYou(value: unknown): boolean {
    const { you } = this.company;
    return you !== null && (Array.isArray(value) ? value.includes(you) : value === you);
  }

  /** A field's value as a sentence has it. */
  private word(value: unknown, isSeat: boolean): FluentVariable {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return isSeat ? this.seat(value) : value;
    if (typeof value === 'string') return this.name(value);
    return value === null ? NOBODY : JSON.stringify(value);
  }

  private seat(seat: number): string {
    return seat === this.company.you ? this.say('seat-you') : (this.company.names[seat] ?? String(seat));
  }
}

/** How a sentence is said, without the rest of a text. */
export type Say = Text['say'];

/** What has no sentence yet, by its fields: `Drew card: seat Ada, card 5`. */
function unsaid(kind: string, fields: string[], args: Args): string {
  const parts = fields.map((field) => `${field.replaceAll('_', ' ')} ${String(args[field])}`);
  return [kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' '), parts.join(', ')]
    .filter(Boolean)
    .join(': ');
}

function refusalName(code: string): string {
  return `refusal-${code.replaceAll('/', '-')}`;
}
