/** What is explained of a game, with its words and its pictures: fetched when it is wanted, and then kept. */
import type { Component } from 'svelte';
import type { PictureProps } from './game';
import { gameModule } from './games';
import { language } from './language.svelte';
import { primer } from './net';
import type { MomentCard, PrimerCard, ThingCard } from './protocol';
import type { Text } from './text';
import { lessonText } from './lesson-texts';
import { fetchWhenAwake } from './wake';

const cards: Record<string, Promise<PrimerCard>> = {};

function cardOf(game: string): Promise<PrimerCard> {
  return (cards[game] ??= primer(game).catch((thrown: unknown) => {
    Reflect.deleteProperty(cards, game); // The next one who wants it asks again.
    throw thrown;
  }));
}

async function pictureOf(game: string): Promise<Component<PictureProps> | null> {
  const { picture } = await gameModule(game);
  return (await picture?.())?.default ?? null;
}

/** Who is spoken to, and who sits where. */
export interface Company {
  names: string[];
  you: number | null;
  /** how it is played at this table */
  options?: Record<string, unknown>;
}

export class Primer {
  card = $state.raw<PrimerCard | null>(null);
  private words = $state.raw<Text | null>(null);
  Picture = $state.raw<Component<PictureProps> | null>(null);

  /** Without a game that explains itself there is nothing to fetch. */
  constructor(
    game: () => string | undefined,
    private readonly company: () => Company,
  ) {
    // The rules can be read without any of it, until the network is back.
    const fetch = <T>(load: (game: string) => Promise<T>, take: (fetched: T) => void): void => {
      $effect(() => {
        const name = game();
        return name ? fetchWhenAwake(() => load(name), take) : undefined;
      });
    };
    fetch(cardOf, (card) => (this.card = card));
    fetch(pictureOf, (Picture) => (this.Picture = Picture));
    fetch(
      (name) => lessonText('primer', name, language()),
      (words) => (this.words = words),
    );
  }

  readonly text = $derived.by(() => {
    const { names, you, options = {} } = this.company();
    return this.words?.among({ seats: {}, names, you }).under(options) ?? null;
  });

  /** What the primer says of a thing of this name: of this very one, or else of its kind. */
  thing(name: string): ThingCard | null {
    const things = this.card?.things ?? {};
    return things[name] ?? things[name.split(':')[0] ?? ''] ?? null;
  }

  get moments(): MomentCard[] {
    return this.card?.moments ?? [];
  }

  /** What is said of a thing or a moment, in sentences: nothing where there is none at a table with these options. */
  says(text: string): string {
    return this.text?.say(`${text}.says`) ?? '';
  }
}
