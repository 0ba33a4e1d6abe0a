/** What a visitor does in the game at a table, as its component is given it: moves, talk, the next game. */
import type { Phrase, Refusal, Stopping, TableProps, Talk } from '@shell/lib/game';
import { comfort } from '@shell/lib/comfort.svelte';
import { go } from '@shell/lib/router.svelte';
import type { Tone } from '@shell/lib/table/tone';
import type { WhyNot } from '@shell/lib/why-not.svelte';
import { on } from 'svelte/events';
import { leads } from '../guide/leads';
import type { OpenTable } from './open-table.svelte';

/** Refusals that the game has words for. */
const OF_GAME = ['answer', 'undo', 'why-not'];

export class Play {
  /** How the next move is said, where moves are said aloud. */
  tone = $state<Tone>('');
  /** Did this page see the game going on? Then its end is celebrated. */
  witnessed = $state(false);
  private again = $state(false);
  /** What was pressed last: a refusal is told there. */
  private pressed: Element | null = null;

  constructor(private readonly here: OpenTable) {
    $effect(() => {
      if (here.playing && here.sight) this.witnessed = true;
    });
    $effect(() => {
      if (this.again && here.table?.next) go(`/t/${here.table.next}`);
    });
    $effect(() =>
      on(
        document,
        'click',
        ({ target }) =>
          (this.pressed = target instanceof Element ? target.closest('button, label, [role=button]') : null),
        { capture: true },
      ),
    );
    $effect(() => {
      if (here.setting.module?.foresees) here.socket.hints.askForPreview();
    });
  }

  /** Are moves said aloud, and is somebody else there to hear it? */
  get voiced(): boolean {
    const { playing, table, setting, socket } = this.here;
    const isHeard = socket.players.some(({ kind, seat }) => kind === 'person' && !socket.keeps.includes(seat));
    return playing && socket.you !== null && !table?.guided && Boolean(setting.card?.voiced) && isHeard;
  }

  readonly refusal = $derived.by((): Refusal | null => this.here.socket.refused?.refusal ?? null);
  readonly ofGame = $derived.by(() => OF_GAME.includes(this.here.socket.refused?.what ?? ''));

  /** The refusal, at what was pressed for it; none where that is gone, or lies in a dialog. */
  readonly whyNot = $derived.by((): WhyNot | null => {
    const { refusal, pressed, here } = this;
    const { text } = here;
    if (!refusal || !this.ofGame || !text || !pressed?.isConnected || pressed.closest('dialog')) return null;
    const first = refusal.first as object | null;
    const make = (): void => {
      here.socket.dismiss();
      this.props?.send(first);
    };
    return {
      words: text.refused(refusal),
      then: text.remedy(refusal, 'then'),
      rule: refusal.rule,
      first: first && { says: text.remedy(refusal, 'first') || text.move(first), make },
      at: pressed,
      dismiss: () => here.socket.dismiss(),
    };
  });

  private readonly talk = $derived.by((): Talk => {
    const { socket } = this.here;
    const { lines, silence, pointing } = socket.talk;
    return {
      lines,
      silence,
      pointing,
      say: (said) => socket.say({ do: 'talk', text: said }),
      phrase: (name: Phrase) => socket.say({ do: 'talk', phrase: name }),
      point: (at) => socket.say({ do: 'point', at }),
    };
  });

  private readonly mayStop = $derived.by(() => this.here.socket.standing.may_stop);
  private readonly wantsToStop = $derived.by(() => this.here.socket.standing.stops);
  private readonly stopping = $derived.by((): Stopping | undefined => {
    const { wantsToStop: wanted, here } = this;
    return this.mayStop ? { wanted, want: (yes) => here.socket.say({ do: 'stop', yes }) } : undefined;
  });

  readonly props = $derived.by((): TableProps | null => {
    const { socket, table, text, story, sight: seen } = this.here;
    if (!seen || !table || !text) return null;
    const { match, hints, you, players } = socket;
    // A learner who is guided goes on from what they did.
    const sight = table.guided ? { ...seen, undo: false } : seen;
    /** The move is not offered: the server says why. */
    const whyNot = (move: unknown): void => socket.say({ do: 'why-not', move });
    return {
      sight,
      preview: hints.preview,
      story,
      table,
      you,
      players,
      pending: match.pending,
      talk: this.talk,
      stopping: this.stopping,
      readonly: false,
      staged: table.staged && you !== null && comfort('staged') === 'hand',
      refusal: this.ofGame ? this.refusal : null,
      send: (move) => {
        if (table.guided && !leads(move, sight.offers)) return whyNot(move);
        match.answer(move, sight.voiced ? this.tone : '');
        this.tone = '';
      },
      whyNot,
      undo: () => match.undo(),
      looked: () => socket.say({ do: 'looked' }),
      shown: () => match.reveal.shown(),
    };
  });

  rematch = (): void => {
    this.again = true;
    this.here.socket.say({ do: 'rematch' });
  };
}
