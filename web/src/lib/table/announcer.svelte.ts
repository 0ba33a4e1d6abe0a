/**
 * What a table says to whoever doesn't look at it: what happened, then whose turn it is and what is asked.
 *
 * It goes by the numbers of the inputs, so nothing is said twice. What a game of memory forgets is not kept here either.
 */
import type { Choice } from '../comfort.svelte';
import type { Sight, Told } from '../game';
import { briefly, linesOf } from '../story-lines';
import type { Text } from '../text';

/** How much is said: a bot's turn in one sentence, everything, or only what concerns this player. */
export type Much = Choice<'reads'>;

/** The table as it is now, once everything on the page has settled. */
export interface Now {
  story: readonly Told[];
  sight: Sight;
  you: number | null;
  text: Text;
  much: Much;
  isBot: (seat: number) => boolean;
  /** What stands at the table. */
  standing: Standing;
}

export interface Standing {
  /** whose turn it is, and what is asked; empty where the table says nothing */
  sentence: string;
  /** what is said beside it, as that the end is near */
  notes: readonly string[];
}

export interface Utterance {
  words: string;
  /** Nothing that waits to be read may delay it. */
  urgent: boolean;
}

/** Something that was said, and the lines of the log it was made of; none for what stands at the table. */
export interface Part {
  words: string;
  lines: readonly { number: number; sentence: string }[];
}

/** While a bot goes on, its moves wait for so many milliseconds at most to be said together. */
export const GATHERS = 5_000;

export class Announcer {
  /** What is said now. Saying the same again is another object. */
  utterance = $state.raw<Utterance | null>(null);
  /** The table at any moment. It is asked for and not kept: nothing here may remember what a game lets be forgotten. */
  now: () => Now | null = () => null;
  /** The last input that was told, or that had happened before. */
  private heard: number | null = null;
  private stood: Standing = { sentence: '', notes: [] };
  private said: Part[] = [];
  /** Is what is said now an answer to somebody's question? */
  private answers = false;
  private gathering: ReturnType<typeof setTimeout> | undefined;

  /** `leafs`: one may go back here, and hears what follows from there. */
  constructor(private readonly leafs = false) {}

  /** Says what is new. */
  look(): void {
    const now = this.now();
    if (!now) return;
    const last = now.story.at(-1)?.number ?? -1;
    if (this.leafs && this.heard !== null) this.heard = Math.min(this.heard, last);
    this.heard ??= last; // What had happened before one came is in the log.
    const fresh = this.fresh(now);
    const prompts = this.prompts(fresh, now);
    if (!prompts.length && goesOn(fresh, now)) return this.gather();
    clearTimeout(this.gathering);
    this.gathering = undefined;
    this.heard = last;
    this.stood = now.standing;
    this.utter(
      [...told(fresh, now), ...prompts.map((words) => ({ words, lines: [] }))],
      prompts.length > 0 && asks(now),
    );
  }

  /** The story has changed: what the log forgets doesn't stay on the page here either, nor an answer that may tell it. */
  forget(): void {
    const now = this.now();
    const left = now ? this.still(now) : [];
    if (left.length === this.said.length && !this.answers) return;
    this.said = left;
    this.answers = false;
    this.utterance = null;
  }

  /** Says these words, which somebody asked for. */
  tell(words: string): void {
    this.answers = true;
    this.utterance = { words, urgent: true };
  }

  /** Says what stands at the table. */
  tellAsked(): void {
    this.tell(said(this.now()?.standing).join(' '));
  }

  /** Says again what was said last, as far as it was not forgotten since; or else what stands there. */
  again(): void {
    const left = this.said.map(({ words }) => words);
    this.tell((left.length ? left : said(this.stood)).join(' '));
  }

  /** This was read already, where the focus is. */
  read(sentence: string): void {
    if (sentence) this.stood = { ...this.stood, sentence };
  }

  close(): void {
    clearTimeout(this.gathering);
  }

  /** What stands there and was not said; or was, but to somebody who has decided since then and is asked again. */
  private prompts(fresh: readonly Told[], now: Now): string[] {
    const { standing, sight, you, much, isBot } = now;
    const notes = standing.notes.filter((note) => !this.stood.notes.includes(note));
    const alone = sight.to_move.join() === String(you);
    const again = alone && fresh.some(({ seat }) => seat === you) && fresh.at(-1)?.seat !== you;
    // Who waits hears with few words that it is a bot's turn: what the bot does says it.
    const waits = much === 'mine' || (much === 'short' && sight.to_move.every(isBot));
    const isSaid = (waits && !asks(now) && !sight.outcome) || (standing.sentence === this.stood.sentence && !again);
    return isSaid ? notes : said({ ...standing, notes });
  }

  private fresh({ story }: Now): Told[] {
    const { heard } = this;
    return heard === null ? [] : story.filter(({ number }) => number > heard);
  }

  private gather(): void {
    this.gathering ??= setTimeout(() => {
      const now = this.now();
      if (!now) return;
      const fresh = this.fresh(now);
      this.heard = fresh.at(-1)?.number ?? this.heard;
      this.gathering = undefined;
      this.utter(told(fresh, now), false);
    }, GATHERS);
  }

  private utter(parts: Part[], urgent: boolean): void {
    if (!parts.length) return;
    this.said = parts;
    this.answers = false;
    this.utterance = { words: parts.map(({ words }) => words).join(' '), urgent };
  }

  /** What was said last and is still known, or still asked. */
  private still({ story, text, standing }: Now): Part[] {
    const isKnown = ({ number, sentence }: Part['lines'][number]): boolean =>
      story.some((told) => told.number === number && linesOf(told, text).some((line) => line.sentence === sentence));
    return this.said.filter(({ words, lines }) =>
      lines.length ? lines.every(isKnown) : said(standing).includes(words),
    );
  }
}

/** Is it this player's decision? */
const asks = ({ you, sight }: Now): boolean => you !== null && sight.to_move.includes(you);

/** All that stands there, in the order in which it is said. */
const said = (standing: Standing | undefined): string[] =>
  [...(standing?.notes ?? []), standing?.sentence ?? ''].filter(Boolean);

/** Are these moves of bots that are not done? What follows is said together with them. */
function goesOn(fresh: readonly Told[], { much, isBot, sight }: Now): boolean {
  const bots = fresh.length > 0 && fresh.every(({ seat, input }) => input === 'made' && isBot(seat));
  return much === 'short' && bots && (sight.to_move.length > 1 || sight.to_move[0] === fresh.at(-1)?.seat);
}

/** What happened, in as many words as are wanted. */
function told(fresh: readonly Told[], { text, much, isBot, you }: Now): Part[] {
  if (much === 'short') return inShort(fresh, text, isBot);
  return fresh.flatMap(({ number, seat, ...each }) =>
    linesOf({ number, seat, ...each }, text)
      .filter(({ event }) => much === 'all' || seat === you || (event !== null && text.isAboutYou(event as object)))
      .map(({ sentence }) => ({ words: sentence, lines: [{ number, sentence }] })),
  );
}

/** So many letters of a bot's move are listened to. */
const LISTENED = 240;

/** Inputs for the ear. What one bot did in a row becomes one sentence: its name is said once. */
function inShort(inputs: readonly Told[], text: Text, isBot: (seat: number) => boolean): Part[] {
  const parts: (Part & { by: string })[] = [];
  for (const told of inputs) {
    const brief = told.input === 'made' && isBot(told.seat);
    const by = brief ? `${text.player(told.seat)} ` : '';
    const sentences = brief ? briefly(told, text, LISTENED) : linesOf(told, text).map(({ sentence }) => sentence);
    for (const sentence of sentences) {
      const line = { number: told.number, sentence };
      const before = parts.at(-1);
      if (by && before?.by === by && before.words.endsWith('.') && sentence.startsWith(by)) {
        before.words = `${before.words.slice(0, -1)}, ${sentence.slice(by.length)}`;
        before.lines = [...before.lines, line];
      } else {
        parts.push({ words: sentence, lines: [line], by: sentence.startsWith(by) ? by : '' });
      }
    }
  }
  return parts;
}
