/** Ways to play a game that are chosen as a whole: which one a table plays, and what choosing another changes. */
import type { GameCard, VariantCard } from '@shell/lib/protocol';
import type { Options } from './schema';

/** Null where a game has only one way to play. */
export function variantOf(card: GameCard, options: Options): VariantCard | null {
  const isPlayed = (variant: VariantCard): boolean =>
    Object.entries(variant.options as Options).every(([name, value]) => options[name] === value);
  return card.variants.find(isPlayed) ?? null;
}

/** The options of a table once it plays this way. What only others have goes back to what is usual. */
export function playedAs(variant: VariantCard, options: Options): Options {
  const kept = Object.entries(options).filter(([name]) => !variant.without.includes(name));
  return { ...Object.fromEntries(kept), ...(variant.options as Options) };
}

/** The options that are not asked one by one: the variant decides them, or has no use for them. */
export function settled(variant: VariantCard | null): string[] {
  return variant ? [...Object.keys(variant.options as Options), ...variant.without] : [];
}
