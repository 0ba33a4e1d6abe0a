/** Days with a finished game, one after the other, by the clock of this device. */
const NOON = 12;
const SECOND = 1000;

/** How many days in a row, up to today; today itself may still come. */
export function running(ended: readonly number[], now: Date): number {
  const days = new Set(ended.map((seconds) => day(new Date(seconds * SECOND))));
  let number = 0;
  for (let back = days.has(day(now)) ? 0 : 1; days.has(day(before(now, back))); back += 1) number += 1;
  return number;
}

const day = (date: Date): string => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;

/** At noon, which every day has, also where clocks are changed. */
function before(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, NOON);
}
