/** What the engine has told of all that one could lay. Nothing is worked out here. */
import { iconsOf, type Pile, type Shown } from './cards';
import type { Example, Gain, Preview, Workshop } from './types';

/** A pile as the engine sees it. */
export interface Sketch {
  /** By swatch: the card that is seen there. */
  cards: readonly (string | null)[];
  /** What it would bring; null where that is not told. */
  gain: Gain | null;
}

/** Null for a pile of which nothing was told. */
export function sketchOf({ cards, piles, gains }: Preview, pile: Pile): Sketch | null {
  const laid = piles[pile.map((card) => cards.indexOf(card)).join('')];
  if (laid === undefined) return null;
  const [seen, number] = laid;
  return {
    cards: seen.split('').map((layer) => pile[Number(layer)] ?? null),
    gain: number === null ? null : (gains[number] ?? null),
  };
}

/** The icons that are seen; of one card alone, if it is named. */
export function iconsIn({ cards }: Sketch, only: string | null = null): Shown {
  return cards.map((card, swatch) =>
    card === null || (only !== null && card !== only) ? [] : (iconsOf(card)[swatch] ?? []),
  );
}

interface Given {
  preview: Preview | null;
  /** whose it is; null for those who look on */
  seat: number | null;
  hand: readonly string[];
  /** how many of the own paintings hang */
  hung: number;
}

/** What was told last holds until the next has come, so that nothing flickers when somebody else moves: what cards show and
    win changes only when one hangs a painting oneself, and what the workshop says also when one takes a card. */
export class Foresight {
  private last: Given | null = null;

  constructor(private readonly given: () => Given) {}

  private readonly told = $derived.by((): Given | null => {
    const now = this.given();
    if (now.preview) this.last = now;
    const { last } = this;
    return last?.seat === now.seat && last.hung === now.hung ? last : null;
  });

  private readonly advice = $derived.by((): Preview | null => {
    const { told } = this;
    return told?.hand.join() === this.given().hand.join() ? told.preview : null;
  });

  sketch(pile: Pile): Sketch | null {
    return this.told?.preview ? sketchOf(this.told.preview, pile) : null;
  }

  gain = (pile: Pile): Gain | null => this.sketch(pile)?.gain ?? null;

  /** Is a bonus icon seen? */
  hasBonus(pile: Pile): boolean {
    const sketch = this.sketch(pile);
    return (
      sketch !== null &&
      iconsIn(sketch)
        .flat()
        .some((icon) => icon.startsWith('bonus-'))
    );
  }

  get workshop(): Workshop | null {
    return this.advice?.workshop ?? null;
  }

  /** Is it known by now with which of one's own cards conditions could be explained? */
  get isTold(): boolean {
    return this.advice !== null;
  }

  example(condition: string): Example | null {
    const { advice } = this;
    return (advice?.examples as Record<string, Example | undefined> | undefined)?.[condition] ?? null;
  }

  /** On which cards a token would be laid by taking this one. */
  pays(card: string): readonly string[] {
    return this.given().preview?.takes.find(({ move }) => move.card === card)?.pays ?? [];
  }
}
