/**
 * Progress in a guided game: which step of the guide is said now, and when it is done.
 *
 * The server says which steps fit and offers only moves that lead on. This class remembers what was read and touched.
 */
import type { Sight } from '@shell/lib/game';
import { load, save } from '@shell/lib/storage';
import { language } from '@shell/lib/language.svelte';
import { guide } from '@shell/lib/net';
import type { GuideCard, StepCard } from '@shell/lib/protocol';
import type { Text } from '@shell/lib/text';
import { guideText } from '@shell/lib/lesson-texts';
import { DARK, find, type Lit, pressable } from './spotlight';

interface Given {
  code: string;
  game: string;
  sight: Sight | null;
  /** the last input was the learner's own */
  own: boolean;
  send: (move: unknown) => void;
  skip: () => void;
  /** while something is read, the others wait */
  hold: (reading: boolean) => void;
}

export class GuideProgress {
  private card = $state.raw<GuideCard | null>(null);
  private words = $state.raw<Text | null>(null);
  /** The first step that was neither done nor read. */
  private at = $state(0);
  /** What was touched since the present step is said. */
  private touched = $state.raw<readonly string[]>([]);
  /** What was said when the table last changed. */
  private before: { step: number; sight: number } | null = null;
  /** What is lit, as the page shows it. */
  lit = $state.raw<Lit>(DARK);
  /** How often something else was touched. */
  astray = $state(0);

  constructor(private readonly given: () => Given) {
    const { code, game } = given();
    this.at = Number(load(`guide-${code}`) ?? 0);
    void guide(game).then((card) => (this.card = card));
    $effect(() => {
      void guideText(game, language()).then((words) => (this.words = words));
    });
    $effect(() => save(`guide-${code}`, String(this.at)));
    $effect(() => this.notice());
    $effect(() => this.given().hold(this.reads));
    $effect(() => {
      // A part of a move is done when all was touched; a move when it was made.
      if (this.step && !this.step.asks && !this.reads && this.left.length === 0) this.goOn();
    });
  }

  /** The number of the step that is said now; null while the others play. */
  readonly number = $derived.by((): number | null => {
    const steps = this.given().sight?.guide?.steps ?? [];
    return steps.find((step) => step >= this.at) ?? null;
  });

  readonly step = $derived.by((): StepCard | null =>
    this.number === null ? null : (this.card?.steps[this.number] ?? null),
  );

  readonly count = $derived(this.card?.steps.length ?? 0);

  /** Everything was said. */
  readonly done = $derived(this.card !== null && this.at >= this.card.steps.length);

  /** Is this something to read, and no more? */
  readonly reads = $derived(this.step !== null && this.step.touch.length === 0);

  readonly sentence = $derived(this.words && this.step ? this.words.say(this.step.text) : '');

  /** The words at the thing that has none of its own. */
  readonly plaque = $derived(this.words && this.step ? this.words.say(`${this.step.text}.plaque`) : '');

  readonly ending = $derived(this.words && this.card ? this.words.say(this.card.ending) : '');

  /** What is still to be touched. What can be chosen says itself whether it is; of the rest is remembered what was touched. */
  private readonly left = $derived.by((): string[] => {
    const chosen = (thing: string) => this.lit.things.find((each) => each.thing === thing)?.pressed;
    return (this.step?.touch ?? []).filter((thing) => !(chosen(thing) ?? this.touched.includes(thing)));
  });

  /** The next thing to touch. */
  readonly next = $derived(this.left[0] ?? this.step?.touch.at(-1) ?? null);

  /** It was read, or done. */
  goOn = (): void => this.goTo((this.number ?? this.at) + 1);

  skip = (): void => {
    const { hold, skip } = this.given();
    hold(false);
    skip();
  };

  /** Something was touched; null for what no guide speaks of. */
  touch(thing: string | null): void {
    if (thing !== null && this.step?.touch.includes(thing)) this.touched = [...this.touched, thing];
    else this.astray += 1;
  }

  /** What is to be touched is gone: the choice it belongs to was taken back, so it begins again. */
  lose(): void {
    const { number, card } = this;
    const steps = this.given().sight?.guide?.steps ?? [];
    if (this.touched.length > 0) this.touched = [];
    else if (number && steps.includes(number - 1) && card?.steps[number - 1]?.touch.length) this.goTo(number - 1);
  }

  /** For somebody who asks for it: the move is made, or the next thing touched. */
  show = (): void => {
    const { sight, send } = this.given();
    const best = sight?.guide?.best;
    const thing = this.next === null ? null : find(this.next);
    if (this.step?.asks && best != null && sight) send(sight.offers[best]);
    else if (thing) pressable(thing).click();
  };

  private goTo(step: number): void {
    this.at = step;
    this.touched = [];
    this.astray = 0;
  }

  /** Was the move made that was asked for? Then its step is done. */
  private notice(): void {
    const { sight, own } = this.given();
    const { number, step, before } = this;
    if (sight && before && sight.number > before.sight && own && this.at <= before.step) this.goTo(before.step + 1);
    this.before = sight && number !== null && step?.asks ? { step: number, sight: sight.number } : null;
  }
}
