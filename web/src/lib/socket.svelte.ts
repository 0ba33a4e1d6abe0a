/** The table this browser is at: everything as it stands, kept up to date by the line to the house. */
import type { Player, Sight, Told } from './game';
import { type End, isEnd, Line, type LineState, type World } from './line';
import { Moments } from './moments.svelte';
import { isMuted } from './muted.svelte';
import type {
  Advised,
  Answer,
  Changed,
  Explained,
  Foreseen,
  Incoming,
  Moment,
  Moved,
  Offered,
  Outgoing,
  Reached,
  Refusal,
  Spoken,
  Standing,
  TableInfo,
  Undo,
  Welcome,
} from './protocol';
import { firstLook, Refused } from './net';
import { faded, goOn, withEarlier } from './story';
import { NOTHING } from './standing';
import { isWords, type Tone, Tones } from './tone';
import { Unfolding } from './unfolding.svelte';
import { isWatched, onOffline, onWake } from './wake';

/** So much of what was said is kept, as the house does. */
const TALK = 50;

export class TableSocket {
  line = $state<LineState>('connecting');
  /** Why nobody comes in here, if so. */
  ended = $derived.by((): End | null => {
    const { line } = this;
    return isEnd(line) ? line : null;
  });
  table = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  host = $state(false);
  /** The key of the own seat, to go on from another device. */
  key = $state('');
  /** For whom this guest has voted, where a tie is judged. */
  voted = $state<number | null>(null);
  /** All seats played at this device; where they are several, `you` is who looks just now. */
  keeps = $state.raw<number[]>([]);
  story = $state.raw<Told[]>([]);
  private showing = $state.raw<Sight | null>(null);
  /** What lies on the table. Offered is only what the house would take now: while one looks, things may move on. */
  sight = $derived.by((): Sight | null => {
    const { showing, moments } = this;
    const stands = moments.latest === null || moments.latest.question === showing?.question;
    return stands || !showing ? showing : { ...showing, offers: [], undo: false };
  });
  /** What was refused last, until the next tap. `what` is the message's `do`. */
  refused = $state.raw<{ what: string; refusal: Refusal } | null>(null);
  standing = $state.raw<Standing>(NOTHING);
  /** The link to a seat that was asked for last. */
  offered = $state.raw<Offered | null>(null);
  /** To the host: the seats whose talk somebody finds out of place. */
  reports = $state.raw<number[]>([]);
  private heard = $state.raw<Spoken[]>([]);
  /** What was said here lately, oldest first, but by whom one has muted. */
  talk = $derived.by((): Spoken[] => this.heard.filter(({ seat }) => !isMuted(this.table?.places[seat])));
  /** What was said last while one was here. */
  latest = $state.raw<Spoken | null>(null);
  /** Has something been said that nobody has looked at here? */
  unheard = $state(false);
  /** What each seat points at or holds, as the game names it. */
  pointing = $state.raw<Record<number, string>>({});
  /** Feats reached while one was here, until they have been looked at. */
  reached = $state.raw<Reached[]>([]);
  private foreseen = $state.raw<Foreseen | null>(null);
  /** For which sight it was asked: the answer belongs to that one alone. */
  private asked = '';
  private explained = $state.raw<Explained | null>(null);
  private wondered = '';
  /** Before which input the story was asked for. */
  private readBefore = 0;
  private advised = $state.raw<Advised | null>(null);
  /** A hint was asked for, and has not come yet. */
  awaitsHint = $state(false);
  /** When the present decision began to be awaited here, for its clock. */
  seenAt = $state(0);

  /** What the table takes its time to show. */
  readonly unfolding = new Unfolding(() => this.moments.goOn());
  /** What is being looked at, and what waits behind it. */
  readonly moments: Moments = new Moments({
    hand: (news, heard) => this.moved(news, heard),
    isShared: () => this.keeps.length > 1,
    unfolds: () => this.unfolding.goesOn || this.held,
  });

  private readonly tones = new Tones((said) => (this.latest = said));
  private held = $state(false);
  private underway = $state.raw<Answer | Undo | null>(null);
  /** After so many inputs it was sent. */
  private since = 0;
  private waiting = $state.raw<Incoming[]>([]);
  private forgetting: ReturnType<typeof setTimeout> | undefined;
  private readonly to: Line;

  constructor(world: World, seen: Welcome | null = null) {
    this.glance(seen);
    this.to = new Line(world, {
      state: (state) => (this.line = state),
      news: (news) => this.hear(news),
    });
  }

  /** An answer is on its way: no second click. */
  get pending(): boolean {
    return this.underway !== null;
  }

  /** Does something that was pressed wait for a line that is lost? */
  get stuck(): boolean {
    return this.line !== 'open' && (this.pending || this.waiting.length > 0);
  }

  /** Everybody at the table, by seat; a free place has no name. */
  players = $derived.by((): Player[] => {
    const places = this.table?.places ?? [];
    return places.map((place, seat) => {
      const { kind, here } = place;
      return { ...place, seat, bot: kind === 'bot', away: kind === 'person' && !here };
    });
  });
  names = $derived(this.players.map(({ name }) => name));

  /** What the own seat can foresee of what lies on the table, once the house has told. */
  get preview(): unknown {
    const { foreseen, sight, you } = this;
    return foreseen && foreseen.number === sight?.number && foreseen.you === you ? foreseen.preview : null;
  }

  /** Asks for it, once. While the table still shows what has passed, there is nothing to foresee. */
  foresee(): void {
    const { sight, you, moments, line } = this;
    if (!sight || sight.outcome || you === null || moments.latest !== null || line !== 'open') return;
    const asked = `${sight.number} ${you}`;
    if (asked !== this.asked && this.to.say({ do: 'preview', number: sight.number })) this.asked = asked;
  }

  /** Which moments of the game are now, as this page was told last. */
  get present(): Moment[] {
    const { explained, you } = this;
    return explained?.you === you ? explained.moments : [];
  }

  /** Asks for it, once for each sight; those who look on may, too. */
  wonder(): void {
    const { sight, you, moments, line } = this;
    if (!sight || moments.latest !== null || line !== 'open') return;
    const wondered = `${sight.number} ${you}`;
    if (wondered !== this.wondered && this.to.say({ do: 'explain', number: sight.number })) this.wondered = wondered;
  }

  /** Asks for the page of the story before this input, once. */
  readBack(before: number): void {
    if (before <= 0 || this.line !== 'open' || this.readBefore === before) return;
    if (this.to.say({ do: 'read-back', before })) this.readBefore = before;
  }

  /** What a bot would do here, where it was asked; nothing once the game has gone on. */
  get hint(): Advised | null {
    const { advised, sight, you } = this;
    return advised && advised.number === sight?.number && advised.you === you ? advised : null;
  }

  /** Asks for it. It is noted in the record. */
  askForHint(): void {
    if (!this.sight || this.awaitsHint) return;
    this.awaitsHint = true;
    this.say({ do: 'hint', number: this.sight.number });
  }

  /** Why one may not talk now: the number of a rule, or nothing for who looks on. Null: talk is free. */
  get silence(): string | null {
    return this.sight ? (this.sight.silence ?? null) : this.you === null ? '' : null;
  }

  /** A game as it stands, told sooner than the line can. What is answered before the line is open is said when
      it is. But nobody sits down without it: whoever gathers waits for it. */
  private glance(welcome: Welcome | null): void {
    if (!welcome?.sight) return;
    this.changed(welcome);
    this.story = welcome.story as Told[];
    this.look(welcome.sight as Sight);
  }

  /** Says it now, or when the line is open again. Only a hand that points does not point later. */
  say(message: Incoming): void {
    this.refused = null;
    if (!this.to.say(message) && message.do !== 'point') this.sayFirst(message);
  }

  /** Says it as soon as the house has greeted us. */
  sayFirst(message: Incoming): void {
    this.waiting = [...this.waiting, message];
  }

  /** In a tone, where the move is something that is said aloud. */
  answer(move: unknown, tone: Tone = ''): void {
    if (this.pending || !this.sight?.offers.length) return;
    this.sendOut({ do: 'answer', question: this.sight.question, move, ...(tone && { tone }) });
  }

  undo(): void {
    if (!this.pending) this.sendOut({ do: 'undo' });
  }

  /** While something is read that is said about the table, nothing happens there. */
  hold(held: boolean): void {
    this.held = held;
    if (!held) this.moments.goOn();
  }

  /** The host has read that what this seat says is out of place. */
  heardReport(seat: number): void {
    this.reports = this.reports.filter((each) => each !== seat);
  }

  dismiss(): void {
    this.refused = null;
  }

  close(): void {
    clearTimeout(this.forgetting);
    this.moments.clear();
    this.to.close();
  }

  private sendOut(message: Answer | Undo): void {
    this.refused = null;
    this.underway = message;
    this.since = this.sight?.number ?? 0;
    this.to.say(message);
  }

  private hear(news: Outgoing): void {
    switch (news.is) {
      case 'welcome':
        this.changed(news);
        this.foreseen = null; // Other eyes may look now, or another line: what was asked before is not answered here.
        this.asked = '';
        this.explained = null;
        this.wondered = '';
        this.readBefore = 0;
        this.advised = null;
        this.awaitsHint = false;
        this.tones.clear();
        this.moments.clear();
        this.tell(news.story as Told[]);
        this.heard = news.talk;
        this.pointing = {};
        this.look(news.sight as Sight | null);
        this.sayAgain();
        return this.sayWaiting();
      case 'changed':
        this.changed(news);
        return this.moments.goOn(); // Perhaps nobody shares this device any more.
      case 'moved':
        return this.heardOf(news);
      case 'foreseen':
        this.foreseen = news;
        return;
      case 'explained':
        this.explained = news;
        return;
      case 'earlier':
        if (news.you === this.you) this.story = withEarlier(this.story, news.story);
        return;
      case 'advised':
        this.advised = news;
        this.awaitsHint = false;
        return;
      case 'spoken':
        if (isWords(news)) this.heard = [...this.heard, news].slice(-TALK);
        if (isMuted(this.table?.places[news.seat])) return;
        if (!isWords(news)) return this.tones.say(news);
        this.latest = news;
        this.unheard = news.seat !== this.you;
        return;
      case 'pointed':
        this.pointing = { ...this.pointing, [news.seat]: news.at };
        return;
      case 'offered':
        this.offered = news;
        return;
      case 'reported':
        if (!this.reports.includes(news.seat)) this.reports = [...this.reports, news.seat];
        return;
      case 'reached':
        this.reached = [...this.reached, news];
        return;
      case 'refused':
        if (news.what === 'preview' || news.what === 'explain') return; // The game has moved on, and so does the table: it asks again.
        if (news.what === 'hint') this.awaitsHint = false;
        this.refused = news;
        if (news.what === this.underway?.do) this.underway = null;
    }
  }

  private heardOf(news: Moved): void {
    const answered = news.told.seat === this.you && this.pending;
    this.tones.hear(news.told.number);
    if (answered) this.underway = null;
    this.moments.take(news, answered);
  }

  private moved({ told, sight, fading }: Moved, heard: number): void {
    if (fading) {
      // The moment itself is here to be looked at; then only what the log may say. At the end all comes back, and
      // what lies before the newest page is asked for anew.
      if (sight.outcome) this.readBefore = 0;
      const left = faded(sight.outcome ? [] : goOn(this.story, told), fading.story);
      this.tell([...left.filter((each) => each.number !== told.number), told as Told]);
      this.forgetting = setTimeout(() => this.tell(faded(this.story, fading.story)), fading.after * 1_000);
    } else {
      this.tell(goOn(this.story, told));
    }
    this.look(sight as Sight, heard);
    this.tones.show(told.number);
  }

  private tell(story: Told[]): void {
    clearTimeout(this.forgetting);
    this.story = story;
  }

  private changed({ table, you, host, key, voted, keeps, standing }: Changed | Welcome): void {
    this.table = table;
    this.you = you;
    this.host = host;
    this.key = key;
    this.voted = voted;
    this.keeps = keeps;
    this.standing = standing;
  }

  private look(sight: Sight | null, heard = Date.now()): void {
    this.unfolding.look(this.showing, sight);
    this.showing = sight;
    this.seenAt = heard;
  }

  /** An answer the line swallowed, if its question still stands. The house recognises repeats. If it has been heard,
      all is well; else it is given back. */
  private sayAgain(): void {
    const { underway, sight } = this;
    if (!underway) return;
    if (underway.do === 'answer' && underway.question === sight?.question && sight.offers.length)
      return void this.to.say(underway);
    const heard = this.story.some(({ seat, number }) => seat === this.you && number >= this.since);
    if (!heard && sight) this.refused = { what: underway.do, refusal: { code: 'net/given-back', rule: '', args: {} } };
    this.underway = null;
  }

  private sayWaiting(): void {
    const said = this.waiting;
    this.waiting = [];
    for (const message of said) this.to.say(message);
  }
}

/** Whoever is not let in hears so on the socket. */
function unlessBanned(thrown: unknown): void {
  if (!(thrown instanceof Refused) || thrown.refusal.code !== 'house/banned') throw thrown;
}

/** Go to a table once the house is ready for us. Whoever it doesn't know, or who says so, only looks on. */
export function joinTable(code: string, ready?: () => Promise<void>): TableSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${location.host}/api/tables/${code}/socket${ready ? '' : '?watch=1'}`;
  const world = {
    socket: async (): Promise<WebSocket> => {
      await ready?.().catch(unlessBanned);
      return new WebSocket(address);
    },
    wake: onWake,
    offline: onOffline,
    isWatched,
    random: Math.random,
  };
  const seen = firstLook();
  document.getElementById('welcome')?.remove(); // Whoever comes back later gets what is true by then.
  return new TableSocket(world, seen?.table.code === code ? seen : null);
}
