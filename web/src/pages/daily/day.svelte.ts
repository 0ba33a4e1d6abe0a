/** A day of one game, and what was possible on it, asked for again until that is found out. */
import { Attempt } from '@shell/lib/attempt.svelte';
import * as net from '@shell/lib/net';
import type { DayCard, GameCard, ReachCard, Refusal } from '@shell/lib/protocol';
import { gameText } from '@shell/lib/texts';
import type { Works } from '@shell/lib/game';
import type { Text } from '@shell/lib/text';
import { worksOf } from '@shell/lib/works';
import { language } from '@shell/lib/language.svelte';
import { go } from '@shell/lib/router.svelte';
import { begunDeal } from '../me/guest.svelte';
import { meetGuest } from '../table/first-meeting';

const AGAIN = 1_500;

export class Day {
  card = $state.raw<DayCard | null>(null);
  game = $state.raw<GameCard | null>(null);
  text = $state.raw<Text | null>(null);
  reach = $state.raw<ReachCard | null>(null);
  private readonly attempt = new Attempt();
  /** How the game draws what was made, where something was. */
  works = $state.raw<Works | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly date: string,
    readonly name: string,
  ) {}

  get refusal(): Refusal | null {
    return this.attempt.refusal;
  }

  get isOver(): boolean {
    return this.card !== null && this.card.date < this.card.today;
  }

  /** May it be known what was possible? */
  get isOpen(): boolean {
    return Boolean(this.card?.solved && (this.isOver || this.card.mine?.gave_up));
  }

  get people(): number {
    return this.card?.firsts.reduce((sum, [, count]) => sum + count, 0) ?? 0;
  }

  async look(): Promise<void> {
    await this.attempt.at(async () => {
      await meetGuest();
      [this.card, this.game, this.text] = await Promise.all([
        net.day(this.date, this.name),
        net.gameCard(this.name),
        gameText(this.name, language()),
      ]);
      if (this.card.works.length || this.card.streak.days.some(({ piece }) => piece)) {
        this.works = await worksOf(this.name);
      }
      if (this.isOpen) await this.wonder();
    });
  }

  /** Where this day is shared: with one's own result, if there is one. */
  address(picture = ''): string {
    const whose = this.card?.mine ? `&of=${this.card.mine.shown}` : '';
    return `/day/${this.date}/${this.name}${picture}?in=${language()}${whose}`;
  }

  /** A score, as the game calls it. */
  score(score: number): string {
    return this.text?.say('day-score', { score }) ?? String(score);
  }

  /** Today's deal; one that waits to be finished, first. */
  async play(): Promise<void> {
    const begun = begunDeal(this.name, this.date);
    if (begun) go(`/t/${begun.code}`);
    else
      await this.attempt.at(async () => go(`/t/${(await net.newTable({ game: this.name, daily: this.date })).code}`));
  }

  async giveUp(): Promise<void> {
    await this.attempt.at(async () => {
      this.card = await net.giveUp(this.date, this.name);
      await this.wonder();
    });
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private async wonder(): Promise<void> {
    this.reach = await net.reachOf(this.date, this.name);
    if (!this.reach.stairs.length) this.timer = setTimeout(() => void this.attempt.at(() => this.wonder()), AGAIN);
  }
}
