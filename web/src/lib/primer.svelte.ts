/** What is explained of a game, with its words and its pictures: fetched when it is wanted, and then kept. */
import type { Component } from 'svelte';
import type { PictureProps } from './game';
import { gameModule } from './games';
import { language } from './language.svelte';
import { primer } from './net';
import type { MomentCard, PrimerCard, ThingCard } from './protocol';
import type { Text } from './text';
import { primerText } from './texts';

const cards: Record<string, Promise<PrimerCard>> = {};

function cardOf(game: string): Promise<PrimerCard> {
  return (cards[game] ??= primer(game).catch((thrown: unknown) => {
    Reflect.deleteProperty(cards, game); // The next one who wants it asks again.
    throw thrown;
  }));
}

/** Who is spoken to, and who sits where. */
export interface Company {
  names: string[];
  you: number | null;
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
    $effect(() => {
      const name = game();
      if (name) this.open(name).catch(() => undefined); // The rules can be read without it.
    });
    $effect(() => {
      const [name, spoken] = [game(), language()];
      if (name) void primerText(name, spoken).then((words) => spoken === language() && (this.words = words));
    });
  }

  readonly text = $derived.by(() => this.words?.among({ seats: {}, ...this.company() }) ?? null);

  /** What the primer says of a thing of this name: of this very one, or else of its kind. */
  thing(name: string): ThingCard | null {
    const things = this.card?.things ?? {};
    return things[name] ?? things[name.split(':')[0] ?? ''] ?? null;
  }

  get moments(): MomentCard[] {
    return this.card?.moments ?? [];
  }

  private async open(name: string): Promise<void> {
    const [card, module] = await Promise.all([cardOf(name), gameModule(name)]);
    this.card = card;
    this.Picture = (await module.picture?.())?.default ?? null;
  }
}
