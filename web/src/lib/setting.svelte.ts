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

  /** The game may be known only later, another may be picked before it begins, and the language may change at any
      moment. Until all of it is there, what was there stays. */
  constructor(private readonly game: () => string | undefined) {
    if (!firstLook()) house().catch(() => undefined); // Asked at once: it is there when the table says which game it is.
    if (first && first.card.name === untrack(game))
      ({ card: this.card, module: this.module, words: this.words, ours: this.ours } = first);
    $effect(() => {
      const name = game();
      const ours = shell();
      const known = untrack(() => this.card)?.name === name && this.ours === ours;
      if (name && !known) this.fetch(name, ours).catch(() => (this.broken = true));
    });
  }

  private async fetch(name: string, ours: Text): Promise<void> {
    const [card, module, words] = await Promise.all([gameCard(name), gameModule(name), gameText(name, ours.language)]);
    if (name === this.game() && ours === shell())
      [this.card, this.module, this.words, this.ours] = [card, module, words, ours];
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
