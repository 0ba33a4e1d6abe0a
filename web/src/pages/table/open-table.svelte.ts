/** A table that a page shows: its connection, its game, and the text and the portraits for all components below. */
import { provideText } from '@shell/lib/context';
import type { Told } from '@shell/lib/game';
import type { TableInfo } from '@shell/lib/protocol';
import { Setting } from '@shell/lib/setting.svelte';
import { joinTable, type TableSocket } from '@shell/lib/socket.svelte';
import type { Text } from '@shell/lib/text';
import { hangPortraits } from '@shell/parts/portraits';
import { onDestroy } from 'svelte';

export class OpenTable {
  readonly socket: TableSocket;
  readonly setting: Setting;

  /** `ready` is awaited before taking a seat; without it one only watches. `eyes` says whom the sentences call "you". */
  constructor(
    code: string,
    ready?: () => Promise<void>,
    private readonly eyes = (): number | null => this.socket.you,
  ) {
    this.socket = joinTable(code, ready);
    this.setting = new Setting(() => this.table?.game);
    this.socket.unfolding.unfolds = (before, now) => this.setting.module?.unfolds?.(before, now) ?? false;
    onDestroy(() => this.socket.close());
    hangPortraits((seat) => this.socket.players[seat]?.portrait ?? '');
    provideText(() => this.text);
  }

  get table(): TableInfo | null {
    return this.socket.table;
  }

  get title(): string {
    return this.setting.card?.title ?? '';
  }

  readonly text = $derived.by((): Text | null => {
    const { card, words } = this.setting;
    return words?.among({ seats: card?.seats ?? {}, names: this.socket.names, you: this.eyes() }) ?? null;
  });

  /** The end is not told before the last moment has been shown. */
  readonly over = $derived.by(() => Boolean(this.socket.sight?.outcome) && !this.socket.moments.goesOn);

  readonly story = $derived.by((): Told[] => this.socket.unfolding.told(this.socket.story));
}
