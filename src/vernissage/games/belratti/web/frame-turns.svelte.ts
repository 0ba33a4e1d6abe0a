import { isCalm, unhurried } from '@shell';

/** The frames of a finished round turn one after the other. Whoever comes later, or wants less motion, sees all. */
const PAUSE = 900;

export class Turning {
  turned = $state(Number.POSITIVE_INFINITY);
  #timer: ReturnType<typeof setInterval> | undefined;

  start(frames: number): void {
    this.stop();
    if (isCalm()) return this.all();
    this.turned = 0;
    this.#timer = setInterval(() => {
      this.turned += 1;
      if (this.turned >= frames) this.all();
    }, unhurried(PAUSE));
  }

  all(): void {
    this.stop();
    this.turned = Number.POSITIVE_INFINITY;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
