/** One's own workbench: the draft, its background, and what hanging it says to the house. */
import type { Refusal } from '@shell';
import { MOULDINGS, USUAL, type Board, type Moulding, type Painter } from './cards';
import { CLEAR, draftOf, kept, pileOf, type Desk, type Held } from './draft';
import { frameOf, orderOf } from './hang';
import { NOTHING, placeOf, recall, remember, type Kept } from './draft-storage';
import type { Move } from './types';

interface Given {
  code: string;
  /** whose workbench it is; null for those who look on */
  seat: number | null;
  painter: Painter | undefined;
  board: Board;
  mine: boolean;
  pending: boolean;
  refusal: Refusal | null;
  offers: readonly Move[];
  send: (move: Move) => void;
}

export class Workbench {
  /** By place: what was laid since the page was opened. */
  private laid = $state.raw<Record<string, Kept>>({});
  private held = $state.raw<Held>(null);
  /** A painting was sent, and its background is still to be told. */
  private hanging = $state(false);
  /** Its background and its frame are being chosen. */
  private choosing = $state(false);

  constructor(private readonly given: () => Given) {
    $effect(() => {
      if (this.place !== null) remember(this.place, { ...this.wanted, draft: this.desk.draft });
    });
    $effect(() => {
      const { board, mine, pending, refusal } = this.given();
      if (refusal) this.hanging = false;
      else if (this.hanging && mine && board.easel && !pending) this.unveil();
    });
  }

  private readonly place = $derived.by(() => {
    const { code, seat } = this.given();
    return seat === null ? null : placeOf(code, seat);
  });

  private readonly wanted = $derived.by((): Kept => {
    const { place } = this;
    return place === null ? NOTHING : (this.laid[place] ?? recall(place));
  });

  /** The draft as far as its cards are still there: in the hand, or in the row to be tried. */
  readonly desk = $derived.by((): Desk => {
    const { board, painter, mine } = this.given();
    if (this.place === null || painter === undefined) return CLEAR;
    if (mine && board.easel) return { draft: draftOf(board.easel), held: null };
    return { draft: kept(this.wanted.draft, [...painter.hand, ...board.row.map(({ card }) => card)]), held: this.held };
  });

  readonly pile = $derived.by(() => pileOf(this.desk.draft));

  /** The own backgrounds that are not in use. */
  readonly free = $derived.by(() => this.given().painter?.free ?? []);

  readonly background = $derived.by(() => {
    const { background } = this.wanted;
    if (background !== null && this.free.includes(background)) return background;
    return this.free[0] ?? this.given().painter?.backgrounds.at(-1) ?? 'background-1';
  });

  readonly moulding = $derived.by((): Moulding => {
    const { board, mine } = this.given();
    if (mine && board.easel) return board.moulding;
    return MOULDINGS.find((each) => each === this.wanted.moulding) ?? USUAL;
  });

  /** What hangs this draft now, if anything does. */
  readonly move = $derived.by((): Move | null => {
    const { board, mine, offers } = this.given();
    if (!mine) return null;
    if (board.easel) return frameOf(offers, this.background);
    const order = orderOf(offers, this.desk.draft);
    return order && { ...order, moulding: this.moulding };
  });

  change = ({ draft, held }: Desk): void => {
    this.held = held;
    this.keep({ ...this.wanted, draft });
  };

  letGo = (): void => this.change({ ...this.desk, held: null });

  layOut = (cards: readonly string[]): void => this.change({ draft: draftOf(cards), held: null });

  /** Is it asked how the painting is to hang? */
  readonly isFraming = $derived.by(() => this.choosing && this.move !== null && !this.hanging);

  layOn = (background: string): void => this.keep({ ...this.wanted, draft: this.desk.draft, background });

  frame = (moulding: Moulding): void => this.keep({ ...this.wanted, draft: this.desk.draft, moulding });

  /** First it is asked how it is to hang. */
  hang = (): void => void (this.choosing = this.move !== null);

  backToEasel = (): void => void (this.choosing = false);

  /** The cards first, then, where there is a choice, their background. */
  unveil = (): void => {
    const { pending, send } = this.given();
    if (!this.move || pending) return;
    this.choosing = false;
    this.hanging = this.move.move === 'paint' && this.free.length > 1;
    send(this.move);
  };

  private keep(what: Kept): void {
    if (this.place !== null) this.laid = { ...this.laid, [this.place]: what };
  }
}
