/**
 * Why bots did what they did, under the lines of the log: in somebody's first two games, and after that for whoever
 * switches it on. The browser remembers both.
 */
import { optionalContext } from './context';
import { load, save } from './storage';

/** What somebody says about what they did. */
export interface Why {
  seat: number;
  sentence: string;
}

const FIRST = 2;

export class Whys {
  private switched = $state(load('whys'));
  private readonly isNew: boolean;

  constructor(game: string, code: string) {
    const before = (load(`whys-${game}`) ?? '').split(' ').filter(Boolean);
    this.isNew = before.includes(code) || before.length < FIRST;
    if (this.isNew && !before.includes(code)) save(`whys-${game}`, [...before, code].join(' '));
  }

  get shown(): boolean {
    return this.switched === null ? this.isNew : this.switched === 'on';
  }

  toggle = (): void => {
    this.switched = this.shown ? 'off' : 'on';
    save('whys', this.switched);
  };
}

/** At a table, whose game is known a little later than its code. A replay has none. */
export const [useWhys, provideWhys] = optionalContext<() => Whys | null>();
