/** A table that a page shows: its connection, its game, and the text and the portraits for all components below. */
import { provideText } from '@shell/lib/context';
import type { Sight, Told } from '@shell/lib/game';
import type { TableInfo } from '@shell/lib/protocol';
import { Setting } from '@shell/lib/setting.svelte';
import { joinTable, type TableSocket } from '@shell/lib/table/socket.svelte';
import type { Text } from '@shell/lib/text';
import { providePortraits } from '@shell/parts/portraits';
import { onDestroy } from 'svelte';

export class OpenTable {
  readonly socket: TableSocket;
  readonly setting: Setting;

  /** `ready` is awaited before taking a seat; without it one `only` watches. `eyes` says whom the sentences call "you". */
  constructor(
    code: string,
    ready?: () => Promise<void>,
    private readonly eyes = (): number | null => this.socket.you,
    only?: 'screen',
  ) {
    this.socket = joinTable(code, ready, only);
    this.setting = new Setting(() => this.table?.game);
    this.socket.match.reveal.unfolds = (before, now) => this.setting.module?.unfolds?.(before, now) ?? false;
    onDestroy(() => this.socket.close());
    providePortraits((seat) => this.socket.players[seat]?.portrait ?? '');
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

  /** What this page shows of the position. Nobody waits for a bot that waits for people itself. */
  readonly sight = $derived.by((): Sight | null => {
    const { match, players } = this.socket;
    return match.sight && { ...match.sight, to_move: match.sight.to_move.filter((seat) => !players[seat]?.waits) };
  });

  /** How the game is played here. */
  get options(): Record<string, unknown> {
    return (this.table?.options ?? {}) as Record<string, unknown>;
  }

  get playing(): boolean {
    return this.table?.stage === 'playing' && !this.over;
  }

  /** The end is not told before the last moment has been shown. */
  readonly over = $derived.by(() => Boolean(this.socket.match.sight?.outcome) && !this.socket.match.moments.goesOn);

  readonly story = $derived.by((): Told[] => this.socket.match.reveal.told(this.socket.match.story));
}
