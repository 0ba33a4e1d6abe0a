/** What one plays for is said at a table until it was read, or a first game of it is over. The browser remembers that. */
import { load, save } from '@shell/lib/storage';

interface Given {
  game: string | undefined;
  /** the game's sentence, where it is to be said */
  says: string;
  over: boolean;
}

export class Goal {
  /** What was read here just now, beside what is remembered. */
  private read = $state('');
  /** Somebody wants to read it where there is no room for a line. */
  isOpen = $state(false);

  constructor(private readonly given: () => Given) {
    $effect(() => {
      if (given().over) this.know();
    });
  }

  /** The sentence; empty where it is not wanted any more. */
  get says(): string {
    const { game = '', says, over } = this.given();
    return over || this.read === game || load(`goal-${game}`) !== null ? '' : says;
  }

  know = (): void => {
    this.isOpen = false;
    this.read = this.given().game ?? '';
    if (this.read) save(`goal-${this.read}`, 'read');
  };
}
