/** The end of a round before one's eyes: its frames turn one by one, and nothing tells sooner how it ends. */
import { unhurried } from '@shell';
import { untrack } from 'svelte';
import { inTurn, tally } from './look';
import { Turning } from './frame-turns.svelte';
import type { Table } from './types';

/** The last look has no next round to wait for. Who sits here ends it with a button, who looks on after a while. */
const CALM = 6_000;

export class Reveal {
  readonly turning = new Turning();
  #before = $state.raw<Table | null>(null);
  /** The round that was laid open before these eyes; whoever comes later finds it open. */
  #witnessed = $state(0);

  look = $derived.by(() =>
    ['reveal', 'over'].includes(this.table().phase) ? (this.table().looks.at(-1) ?? null) : null,
  );
  /** In the order of turning. */
  frames = $derived(this.look ? inTurn(this.look) : []);
  /** What is still face down. */
  unturned = $derived(this.frames.slice(this.turning.turned));
  /** What the piles must not show yet. */
  pending = $derived(this.look && this.unturned.length > 0 ? tally(this.unturned) : null);
  /** The frame that was turned last, as long as others are to follow. */
  latest = $derived(this.unturned.length > 0 ? (this.frames[this.turning.turned - 1] ?? null) : null);
  open = $derived(this.look !== null && this.unturned.length === 0);
  /** While frames are turned, jokers and tokens lie as they lay before: they would tell how it ends. */
  known = $derived.by(() => (this.unturned.length > 0 ? (this.#before ?? this.table()) : this.table()));

  /** What lies on the piles, as far as it may be seen: what has not been turned is taken from it (`pending`). */
  piles = $derived.by(() => (this.table().options.masterpieces ? this.known : this.table()));

  /** It has just come out that everything was read: there is something to celebrate. */
  perfect = $derived.by(() => {
    const look = this.look;
    return look?.perfect && look.token === 0 && this.open && this.#witnessed === look.round ? look : null;
  });

  constructor(
    private readonly table: () => Table,
    shown: () => void,
    seated: () => boolean = () => false,
  ) {
    let seen = untrack(() => table().looks.at(-1)?.round ?? 0);
    $effect.pre(() => {
      if (table().phase === 'hang') this.#before = table();
    });
    $effect.pre(() => {
      if (this.look && this.look.round > seen) {
        seen = this.look.round;
        this.#witnessed = seen;
        this.turning.start(this.look.paintings.length);
      } else if (!this.look) this.turning.all();
    });
    $effect(() => () => this.turning.stop());
    $effect(() => {
      if (!this.look || (this.open && table().phase !== 'over')) shown();
      else if (this.open && !seated()) {
        const timer = setTimeout(shown, unhurried(CALM));
        return () => clearTimeout(timer);
      }
      return undefined;
    });
  }
}
