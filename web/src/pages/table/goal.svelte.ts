/** What one plays for: told at the first look at a game, until the first decision; after that to whoever asks. The browser
    remembers who has been told. */
import { load, save } from '@shell/lib/storage';

interface Given {
  game: string | undefined;
  /** the game's sentence; empty where none is to be said */
  says: string;
  /** Has the player here decided anything yet? null: nobody plays here. */
  decided: boolean | null;
}

export class Goal {
  /** What was read here just now, beside what is remembered. */
  private read = $state('');
  /** Somebody has asked for it. */
  isOpen = $state(false);

  constructor(private readonly given: () => Given) {
    $effect(() => {
      const { says, decided } = given();
      if (says && decided) this.know();
    });
  }

  /** The sentence. */
  get says(): string {
    return this.given().says;
  }

  /** Is it to be told without being asked for? */
  get isNew(): boolean {
    const { game = '', says, decided } = this.given();
    return says !== '' && decided === false && this.read !== game && load(`goal-${game}`) === null;
  }

  know = (): void => {
    this.isOpen = false;
    this.read = this.given().game ?? '';
    if (this.read) save(`goal-${this.read}`, 'read');
  };
}
