/** CAN-3.9 to CAN-3.12, CAN-5: the ribbons a painting is given, and what they are worth to a painter. */
import { BONUS_POINTS, ELEMENTS, ladderOf, type Painter, type Pile, type Shown } from './cards';
import { visible } from './painting';

/** By swatch: is this element seen there? */
type Places = readonly boolean[];
interface Seen {
  hue: Places;
  shape: Places;
  texture: Places;
  tone: Places;
  /** By swatch: is anything seen there? */
  any: Places;
}

const count = (places: Places): number => places.filter(Boolean).length;
const each = ({ hue, shape, texture, tone }: Seen): Places[] => [hue, shape, texture, tone];
const counts = (seen: Seen): number[] => each(seen).map(count);
const sum = (numbers: readonly number[]): number => numbers.reduce((one, two) => one + two, 0);

/** In three swatches in a row? */
const runs = (places: Places): boolean => places.some((here, i) => here && places[i + 1] && places[i + 2]);
const mirrored = (places: Places): number => count([!!(places[0] && places[4]), !!(places[1] && places[3])]);

/** CAN-3.12: the most pairs at once, each icon used once; the first of the ones stays alone or takes any partner. */
function pairs(ones: readonly number[], others: readonly number[], fit: (gap: number) => boolean): number {
  const [first, ...rest] = ones;
  if (first === undefined) return 0;
  const ways = others.filter((other) => fit(Math.abs(first - other)));
  const taken = ways.map((way) => 1 + pairs(rest, others.filter((other) => other !== way), fit));
  return Math.max(pairs(rest, others, fit), ...taken);
}
const where = (places: Places): number[] => places.flatMap((here, i) => (here ? [i] : []));

const CONDITIONS: Record<string, (seen: Seen) => number> = {
  variety: (seen) => Math.min(...counts(seen)),
  repetition: ({ shape }) => Math.floor(count(shape) / 2),
  emphasis: ({ hue }) => Number(count(hue) === 1),
  composition: ({ any }) => Number(any.every(Boolean)),
  movement: (seen) => each(seen).filter(runs).length,
  hierarchy: (seen) => Number(count(seen.tone) >= Math.max(1, ...counts(seen))),
  proportion: (seen) => {
    const [most = 0, second = 0] = counts(seen).sort((one, two) => two - one);
    return Number(most >= 5 || (most >= 3 && second >= 2));
  },
  style: ({ texture }) => Math.floor(count(texture) / 3),
  proximity: ({ texture, tone }) => pairs(where(texture), where(tone), (gap) => gap === 1),
  symmetry: (seen) => sum(each(seen).map(mirrored)),
  space: ({ hue, shape }) => pairs(where(hue), where(shape), (gap) => gap > 1),
  consistency: (seen) => Number(sum(counts(seen)) === 6),
};

function seenIn(shown: Shown): Seen {
  const of = (element: string): Places => shown.map((icons) => icons.includes(element));
  return {
    hue: of('hue'), shape: of('shape'), texture: of('texture'), tone: of('tone'),
    any: shown.map((icons) => icons.length > 0),
  };
}

/** How often this condition is met; for `bonus`, how many grey ribbons there are. */
export function met(scoring: string, shown: Shown): number {
  if (scoring === 'bonus') return bonusOf(shown);
  return CONDITIONS[scoring]?.(seenIn(shown)) ?? 0;
}

/** CAN-3.11: a grey ribbon for each element that a bonus icon asks for. */
export function bonusOf(shown: Shown): number {
  const icons = shown.flat();
  const all = (icon: string): number => icons.filter((other) => other === icon).length;
  return sum(ELEMENTS.map((element) => all(element) * all(`bonus-${element}`)));
}

/** What a pile would win now: for each scoring card its ribbons and points, then the bonus. */
export interface Gain {
  ribbons: number[];
  each: number[];
  bonus: number;
  points: number;
}

/** CAN-3.10, CAN-4.2: nothing beyond a ladder; points are the difference of its steps. */
export function gainOf(scoring: readonly string[], painter: Painter, pile: Pile): Gain {
  const shown = visible(pile);
  const steps = scoring.map((card, i) => {
    const ladder = [0, ...ladderOf(card)];
    const had = painter.ribbons[i] ?? 0;
    const has = Math.min(had + met(card, shown), ladder.length - 1);
    return { ribbons: has - had, points: (ladder[has] ?? 0) - (ladder[had] ?? 0) };
  });
  const bonus = bonusOf(shown);
  const points = sum(steps.map((step) => step.points)) + BONUS_POINTS * bonus;
  return { ribbons: steps.map((step) => step.ribbons), each: steps.map((step) => step.points), bonus, points };
}

/** The three of these cards, in the order, that meet a condition most often: an example to explain it by. */
export function example(scoring: string, cards: readonly string[]): Pile | null {
  let best: Pile | null = null;
  let most = 0;
  for (const pile of piles(cards)) {
    const won = met(scoring, visible(pile));
    if (won > most) [best, most] = [pile, won];
  }
  return best;
}

/** Every three of these cards in every order. */
function* piles(cards: readonly string[]): Generator<Pile> {
  for (const top of cards) {
    for (const middle of cards) {
      for (const bottom of cards) {
        if (top !== middle && middle !== bottom && top !== bottom) yield [top, middle, bottom];
      }
    }
  }
}
