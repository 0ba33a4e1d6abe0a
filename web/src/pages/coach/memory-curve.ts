/** Where the dots and the line of a fading memory are drawn. */
import type { Forgetting } from '@shell/lib/protocol';
import { plotted as plot, point, type Room } from '@shell/lib/plot';

export interface Plotted {
  dots: { x: number; y: number; r: number }[];
  /** the line, and the band around it, as points */
  line: string;
  band: string;
  x: (age: number) => number;
  y: (share: number) => number;
  /** the ages that stand below it */
  ages: number[];
}

const HUNDRED = 100;
const SMALLEST = 4;
const LARGEST = 11;
/** Between two ages that are written there is so much room. */
const APART = 44;

export function plotted({ dots, line }: Forgetting, room: Room): Plotted {
  const oldest = Math.max(1, dots.at(-1)?.age ?? 1);
  const most = Math.max(1, ...dots.map(({ of }) => of));
  const { x, y } = plot(oldest + 1, 0, HUNDRED, room);
  const at = (age: number, share: number) => point(x(age), y(share));
  return {
    x,
    y,
    // the area of a dot says how many answers it stands for
    dots: dots.map(({ age, right, of }) => ({
      x: x(age),
      y: y((HUNDRED * right) / of),
      r: Math.max(SMALLEST, LARGEST * Math.sqrt(of / most)),
    })),
    line: line.map(({ age, right }) => at(age, right)).join(' '),
    band: [...line.map(({ age, high }) => at(age, high)), ...line.map(({ age, low }) => at(age, low)).reverse()].join(
      ' ',
    ),
    ages: written(oldest, room.right - room.left),
  };
}

/** Zero, the oldest, and round numbers between them, as many as there is room for. */
function written(oldest: number, width: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (each / oldest) * width >= APART) ?? oldest;
  const ages = Array.from({ length: Math.ceil(oldest / step) }, (_, i) => i * step);
  return [...ages.filter((age) => ((oldest - age) / oldest) * width >= APART / 2), oldest];
}
