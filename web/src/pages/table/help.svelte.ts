/** What explains the game to a visitor: the rules beside the table, its goal, a bot's hint, a guided first game. */
import { newTable, refusalOf } from '@shell/lib/net';
import { go } from '@shell/lib/router.svelte';
import { isYours } from './attention.svelte';
import { Goal } from './goal.svelte';
import type { OpenTable } from './open-table.svelte';

export class Help {
  /** Are the rules open beside the table? */
  reading = $state(false);
  /** The number of the rule they are open at; empty for the present moment. */
  cited = $state('');
  /** The next touch asks what something is. */
  asks = $state(false);
  hinting = $state(false);
  /** At a guided table the guide says what the goal is. */
  readonly goal = new Goal(() => {
    const { table, text, playing, options, socket } = this.here;
    const says = playing && !table?.guided && text?.has('goal') ? text.about('goal', options) : '';
    const { you, match } = socket;
    return { game: table?.game, says, decided: you === null ? null : match.story.some(({ seat }) => seat === you) };
  });

  constructor(private readonly here: OpenTable) {
    const { hints } = here.socket;
    $effect(() => {
      if (this.reading && this.explains) hints.askForMoments();
    });
    $effect(() => {
      if (!hints.awaited && !hints.advice) this.hinting = false; // The game has gone on, or there is no advice.
    });
  }

  /** Does the game explain its things and moments? */
  get explains(): boolean {
    return this.here.setting.card?.primer ?? false;
  }

  /** Why the move was refused that this rule forbids. */
  get why(): string {
    const { text, socket } = this.here;
    const refusal = socket.refused?.refusal;
    return text && refusal?.rule === this.cited ? text.refusal(refusal) : '';
  }

  openRule = (number: string): void => {
    this.cited = number;
    this.reading = true;
  };

  /** Opens the rules at the present moment, or closes them. */
  toggleRules = (): void => {
    this.cited = '';
    this.reading = !this.reading;
  };

  /** Begins a guided first game at a new table, if the game has one. */
  get guide(): (() => void) | undefined {
    const { table, setting } = this.here;
    return setting.card?.guide && !table?.guided ? () => void this.learn() : undefined;
  }

  /** Asks for a hint. Only for somebody who plays alone or with bots. */
  get hint(): (() => void) | undefined {
    const { playing, table, setting, socket } = this.here;
    const alone = socket.you !== null && socket.players.filter(({ kind }) => kind === 'person').length === 1;
    const mayAsk = playing && alone && setting.card?.hints && !table?.daily && !table?.guided;
    return mayAsk && isYours(socket) ? this.askForHint : undefined;
  }

  private askForHint = (): void => {
    this.hinting = true;
    this.here.socket.hints.askForAdvice();
  };

  private async learn(): Promise<void> {
    const { table, socket } = this.here;
    try {
      go(`/t/${(await newTable({ game: table?.game ?? '', guide: true })).code}`);
    } catch (thrown) {
      socket.refused = { what: 'guide', refusal: refusalOf(thrown) };
    }
  }
}
