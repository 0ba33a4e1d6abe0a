/** What a page asks the server about the present position: a preview, the moment in the rules, a bot's advice. */
import type { Advised, Explained, Foreseen, Incoming, Moment } from '../protocol';
import type { TableSocket } from './socket.svelte';

export class Hints {
  private foreseen = $state.raw<Foreseen | null>(null);
  private explained = $state.raw<Explained | null>(null);
  private advised = $state.raw<Advised | null>(null);
  /** For which position each was asked, so that it is asked once. */
  private asked: Partial<Record<Incoming['do'], string>> = {};
  /** Advice was asked for and has not come yet. */
  awaited = $state(false);

  constructor(private readonly socket: TableSocket) {}

  /** What the own seat can foresee of the position on the table, once the server has answered. */
  get preview(): unknown {
    return this.isCurrent(this.foreseen) ? this.foreseen.preview : null;
  }

  /** Asks for the preview, once for each position. */
  askForPreview(): void {
    const { match, you } = this.socket;
    if (you !== null && !match.sight?.outcome) this.askOnce('preview');
  }

  /** Which moments of the game are now, as this page was told last. */
  get moments(): Moment[] {
    return this.explained?.you === this.socket.you ? this.explained.moments : [];
  }

  /** Asks for the moments, once for each position. Spectators may ask too. */
  askForMoments(): void {
    this.askOnce('explain');
  }

  /** What a bot would do in this position, if it was asked. */
  get advice(): Advised | null {
    return this.isCurrent(this.advised) ? this.advised : null;
  }

  /** Asks a bot for advice, which is noted in the game's record. */
  askForAdvice(): void {
    const { sight } = this.socket.match;
    if (!sight || this.awaited) return;
    this.awaited = true;
    this.socket.say({ do: 'hint', number: sight.number });
  }

  hear(news: Foreseen | Explained | Advised): void {
    if (news.is === 'foreseen') this.foreseen = news;
    else if (news.is === 'explained') this.explained = news;
    else [this.advised, this.awaited] = [news, false];
  }

  /** Another seat may look now, or another connection: earlier questions are not answered here. */
  clear(): void {
    this.foreseen = this.explained = this.advised = null;
    this.asked = {};
    this.awaited = false;
  }

  private isCurrent<Told extends Foreseen | Advised>(told: Told | null): told is Told {
    const { match, you } = this.socket;
    return told?.number === match.sight?.number && told?.you === you;
  }

  /** While the table still shows an earlier position, nothing is asked. */
  private askOnce(what: 'preview' | 'explain'): void {
    const { match, you, connection } = this.socket;
    if (!match.sight || match.moments.latest !== null || connection !== 'open') return;
    const { number } = match.sight;
    const position = `${number} ${you}`;
    if (this.asked[what] !== position && this.socket.send({ do: what, number })) this.asked[what] = position;
  }
}
