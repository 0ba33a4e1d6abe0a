/** What on the table an event is about: the things that it names, or else the place of whoever acted. */
import type { Told } from '@shell/lib/game';
import { boxOf, type Box } from '../guide/spotlight';

/** The ids that an event names: those of one thing each, or else those of several. */
function named(event: object): string[] {
  const values = Object.entries(event).flatMap(([field, value]: [string, unknown]) =>
    field === 'event' ? [] : [value],
  );
  const single = values.filter((value) => typeof value === 'string');
  return single.length ? single : values.flatMap((value) => (Array.isArray(value) ? value.filter(isString) : []));
}
const isString = (value: unknown): value is string => typeof value === 'string';

/** Elements carry what they are: `data-card` is the id of a card, `data-thing` a kind, and after a colon an id. */
function elementOf(id: string): HTMLElement | undefined {
  const each = CSS.escape(id);
  const found = document.querySelectorAll<HTMLElement>(
    `[data-table] :is([data-card="${each}"], [data-thing="${each}"], [data-thing$=":${each}"])`,
  );
  return [...found].find((element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth > 0);
}

/** Where the things are that these inputs are about, each once; places that lie elsewhere can't be seen. */
export function marked(turn: readonly Told[]): Box[] {
  const elements = turn.flatMap(({ seat, events }) => {
    const things = events.flatMap((event) => named(event as object).flatMap((id) => elementOf(id) ?? []));
    return things.length ? things : [elementOf(String(seat))].filter((place) => place !== undefined);
  });
  const once = [...new Set(elements)].filter(
    (element) => !elements.some((other) => other !== element && element.contains(other)),
  );
  return once.map(boxOf).filter(({ seen }) => seen);
}
