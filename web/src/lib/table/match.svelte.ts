/** The game at a table as this viewer sees it: the position, what led there, and the answer under way. */
import type { Sight, Told } from '../game';
import { ownRefusal } from '../own-refusal';
import type { Answer, Earlier, Moved, Reached, Undo, Welcome } from '../protocol';
import { Moments } from './moments.svelte';
import type { TableSocket } from './socket.svelte';
import { faded, goOn, withEarlier } from './story';
import type { Tone } from './tone';
import { Reveal } from './reveal.svelte';
import { Steps } from './steps.svelte';

export class Match {
  story = $state.raw<Told[]>([]);
  /** Feats reached while this page was open, until somebody has looked at them. */
  reached = $state.raw<Reached[]>([]);
  /** When the present decision was first shown, for its clock. */
  seenAt = $state(0);
  private showing = $state.raw<Sight | null>(null);
  private held = $state(false);
  private underway = $state.raw<Answer | Undo | null>(null);
  /** The answer under way is taken back as soon as it has arrived. */
  private undoes = false;
  /** After how many inputs the answer was sent. */
  private since = 0;
  /** Before which input the story was asked for. */
  private readBefore = 0;
  private forgetting: ReturnType<typeof setTimeout> | undefined;

  /** What the table takes its time to show. */
  readonly reveal = new Reveal(() => this.moments.goOn());
  /** What is being looked at, and what waits behind it. */
  readonly moments: Moments = new Moments({
    hand: (news, heard) => this.show(news, heard),
    isShared: () => this.socket.keeps.length > 1,
    unfolds: () => this.reveal.goesOn || this.held,
    pause: (news, ahead) => this.steps.pause(news, ahead),
  });
  /** The bots' turns, told step by step. */
  readonly steps: Steps = new Steps({
    you: () => this.socket.you,
    story: () => this.story,
    sight: () => this.showing,
    ahead: () => this.moments.ahead,
    goOn: () => this.moments.hurry(),
  });

  constructor(private readonly socket: TableSocket) {}

  /** What lies on the table. Moves are offered only if the server would accept them now, not in an earlier position. */
  sight = $derived.by((): Sight | null => {
    const { showing, moments } = this;
    const stands = moments.latest === null || moments.latest.question === showing?.question;
    return stands || !showing ? showing : { ...showing, offers: [], undo: false };
  });

  /** An answer is on its way: no second click. */
  get pending(): boolean {
    return this.underway !== null;
  }

  /** Makes a move; in a tone, if it is said aloud. */
  answer(move: unknown, tone: Tone = ''): void {
    if (this.pending || !this.sight?.offers.length) return;
    this.sendOut({ do: 'answer', question: this.sight.question, move, ...(tone && { tone }) });
  }

  /** Takes the last move back. That is the move under way, if there is one. */
  undo(): void {
    if (this.pending) this.undoes = this.underway?.do === 'answer';
    else this.sendOut({ do: 'undo' });
  }

  /** Stops the table while somebody reads what is said about it. */
  hold(held: boolean): void {
    this.held = held;
    if (!held) this.moments.goOn();
  }

  /** Asks for the page of the story before this input, once. */
  readBack(before: number): void {
    if (before <= 0 || this.socket.connection !== 'open' || this.readBefore === before) return;
    if (this.socket.send({ do: 'read-back', before })) this.readBefore = before;
  }

  /** Shows a position that came with the page, before the connection is open. */
  preload({ story, sight }: Welcome): void {
    this.story = story as Told[];
    this.look(sight as Sight);
  }

  welcome({ story, sight }: Welcome): void {
    this.readBefore = 0;
    this.moments.clear();
    this.steps.clear();
    this.tell(story as Told[]);
    this.look(sight as Sight | null);
    this.sendAgain();
  }

  hear(news: Moved): void {
    const answered = news.told.seat === this.socket.you && this.pending;
    this.socket.talk.tones.hear(news.told.number);
    if (answered) this.arrived();
    this.moments.take(news, answered);
  }

  prepend({ you, story }: Earlier): void {
    if (you === this.socket.you) this.story = withEarlier(this.story, story);
  }

  /** The answer is not under way any more if this was it. */
  refuse(what: string): void {
    if (what !== this.underway?.do) return;
    this.underway = null;
    this.undoes = false;
  }

  close(): void {
    clearTimeout(this.forgetting);
    this.moments.clear();
    this.steps.clear();
  }

  private sendOut(message: Answer | Undo): void {
    this.socket.refused = null;
    this.underway = message;
    this.since = this.sight?.number ?? 0;
    this.socket.send(message);
  }

  private arrived(): void {
    this.underway = null;
    if (this.undoes) this.sendOut({ do: 'undo' });
    this.undoes = false;
  }

  private show({ told, sight, fading }: Moved, heard: number): void {
    if (fading) {
      // The moment itself is shown first, then only what the log may say. At the end everything comes back, and
      // what lies before the newest page is asked for again.
      if (sight.outcome) this.readBefore = 0;
      const left = faded(sight.outcome ? [] : goOn(this.story, told), fading.story);
      this.tell([...left.filter((each) => each.number !== told.number), told as Told]);
      this.forgetting = setTimeout(() => this.tell(faded(this.story, fading.story)), fading.after * 1_000);
    } else {
      this.tell(goOn(this.story, told));
    }
    this.steps.show(told as Told, this.showing, sight as Sight);
    this.look(sight as Sight, heard);
    this.socket.talk.tones.show(told.number);
  }

  /** What the story tells no longer, nothing remembers: whoever still holds it, even the framework, holds it empty. */
  private tell(story: Told[]): void {
    clearTimeout(this.forgetting);
    for (const before of this.story) if (!story.includes(before)) before.events = [];
    this.story = story;
  }

  private look(sight: Sight | null, heard = Date.now()): void {
    this.reveal.look(this.showing, sight);
    this.showing = sight;
    this.seenAt = heard;
  }

  /** Sends an answer again that a lost connection swallowed, if its question still stands; the server recognises
      repeats. Otherwise it was received, or it is given back. */
  private sendAgain(): void {
    const { underway, sight, socket } = this;
    if (!underway) return;
    if (underway.do === 'answer' && underway.question === sight?.question && sight.offers.length)
      return void socket.send(underway);
    const heard = this.story.some(({ seat, number }) => seat === socket.you && number >= this.since);
    if (!heard && sight) socket.refused = { what: underway.do, refusal: ownRefusal('net/given-back') };
    this.underway = null;
  }
}
