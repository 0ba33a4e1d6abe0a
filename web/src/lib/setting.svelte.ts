/** What a page needs of the game that is played at a table: its card, its own components, its words. */
import type { GameModule } from './game';
import { gameModule } from './games';
import { language } from './language.svelte';
import { firstLook, gameCard, house } from './net';
import type { GameCard } from './protocol';
import type { Text } from './text';
import { gameText } from './texts';

export class Setting {
  card = $state.raw<GameCard | null>(null);
  module = $state.raw<GameModule | null>(null);
  words = $state.raw<Text | null>(null);
  /** Something of it could not be fetched. */
  broken = $state(false);

  /** The game may be known only later, and the language may change at any moment. */
  constructor(game: () => string | undefined) {
    if (!firstLook()) house().catch(() => undefined); // Asked at once: it is there when the table says which game it is.
    $effect(() => {
      const name = game();
      if (name) this.fetch(this.open(name));
    });
    $effect(() => {
      const name = game();
      const spoken = language();
      if (name) this.fetch(this.translate(name, spoken));
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

  private async translate(name: string, spoken: string): Promise<void> {
    const words = await gameText(name, spoken);
    if (spoken === language()) this.words = words;
  }
}

/** The game this page was opened at, if it was: the table then stands there at once, and not after a first sign
    of waiting. */
export async function fetched(): Promise<void> {
  const game = firstLook()?.table.game;
  if (game) await Promise.allSettled([gameModule(game), gameText(game, language())]);
}
