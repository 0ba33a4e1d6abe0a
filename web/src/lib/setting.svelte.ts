/** What a page needs of the game that is played at a table: its card, its own components, its words. */
import { untrack } from 'svelte';
import type { GameModule } from './game';
import { gameModule } from './games';
import { shell } from './language.svelte';
import { firstLook, gameCard, house } from './net';
import type { GameCard } from './protocol';
import type { Text } from './text';
import { gameText } from './texts';

/** All of it, and the shell's sentences that its words stand on. */
interface Fetched {
  card: GameCard;
  module: GameModule;
  words: Text;
  ours: Text;
}
/** Of the game this page was opened at, if it was. */
let first: Fetched | null = null;

export class Setting {
  card = $state.raw<GameCard | null>(null);
  module = $state.raw<GameModule | null>(null);
  words = $state.raw<Text | null>(null);
  /** Something of it could not be fetched. */
  broken = $state(false);
  private ours: Text | null = null;

  /** The game may be known only later, and the language may change at any moment. */
  constructor(game: () => string | undefined) {
    if (!firstLook()) house().catch(() => undefined); // Asked at once: it is there when the table says which game it is.
    if (first && first.card.name === untrack(game))
      ({ card: this.card, module: this.module, words: this.words, ours: this.ours } = first);
    $effect(() => {
      const name = game();
      if (name && name !== untrack(() => this.card)?.name) this.fetch(this.open(name));
    });
    $effect(() => {
      const name = game();
      const ours = shell();
      if (name && ours !== this.ours) this.fetch(this.translate(name, ours));
    });
  }

  private fetch(work: Promise<void>): void {
    work.catch(() => (this.broken = true));
  }

  private async open(name: string): Promise<void> {
    const [card, module] = await Promise.all([gameCard(name), gameModule(name)]);
    this.card = card;
    this.module = module;
  }

  private async translate(name: string, ours: Text): Promise<void> {
    const words = await gameText(name, ours.language);
    if (ours === shell()) [this.words, this.ours] = [words, ours];
  }
}

/** Fetches what is needed of the game this page was opened at, if it was: the table then stands there at once, and not
    after a first sign of waiting. */
export async function fetchFirst(): Promise<void> {
  const name = firstLook()?.table.game;
  if (!name) return;
  const ours = shell();
  const [card, module, words] = await Promise.all([gameCard(name), gameModule(name), gameText(name, ours.language)]);
  if (card) first = { card, module, words, ours };
}
