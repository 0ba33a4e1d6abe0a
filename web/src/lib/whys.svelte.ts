/**
 * Why bots did what they did, under the lines of the log: in somebody's first two games, and after that for whoever
 * switches it on. The browser remembers both.
 */
import { getContext, setContext } from 'svelte';
import { load, save } from './storage';

/** What somebody says about what they did. */
export interface Why {
  seat: number;
  sentence: string;
}

const HERE = Symbol('whys');
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

/** For the page of a table, whose game is known a little later than its code. */
export function roomForWhys(found: () => Whys | null): void {
  setContext(HERE, found);
}

/** For the log: nothing where there is no table, as in a replay. */
export function roomOfWhys(): (() => Whys | null) | undefined {
  return getContext<(() => Whys | null) | undefined>(HERE);
}
