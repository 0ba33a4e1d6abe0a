/** What the table answers to keys, in words: from any game's view, by the names of its fields. */
import type { TableProps } from '@shell/lib/game';
import { linesOf } from '@shell/lib/story-lines';
import { picture, type Drawn, type Eyes, type Field, type SeatDrawn } from '../plain/picture';

/** What is one's own: the fields of the view that belong to nobody else, and what lies at one's seat. */
export function own({ sight }: TableProps, eyes: Eyes): string {
  const { sections, seats } = picture(sight.view, eyes);
  const loose = sections.find(({ name }) => name === '')?.fields ?? [];
  return sentences([...loose, ...(eyes.you === null ? [] : (seats[0]?.fields ?? []))]);
}

/** What everyone has. */
export function everyone({ sight }: TableProps, eyes: Eyes): string {
  const named = ({ seat, fields }: SeatDrawn): string => `${eyes.names[seat] ?? ''}: ${sentences(fields)}`;
  return picture(sight.view, eyes)
    .seats.filter(({ fields }) => fields.length > 0)
    .map(named)
    .join(' ');
}

/** What happened since this player decided last. */
export function since({ story, you }: TableProps, { text }: Eyes): string {
  const last = story.findLastIndex(({ seat, input }) => seat === you && input === 'made');
  return story
    .slice(last + 1)
    .flatMap((told) => linesOf(told, text).map(({ sentence }) => sentence))
    .join(' ');
}

function sentences(fields: readonly Field[]): string {
  return fields
    .filter(({ aside }) => !aside)
    .map(({ name, drawn }) => `${name}: ${inWords(drawn)}.`)
    .join(' ');
}

function inWords(drawn: Drawn): string {
  switch (drawn.is) {
    case 'word':
      return drawn.word;
    case 'row':
      return drawn.words.join(', ');
    case 'list':
      return drawn.parts.map(inWords).join('; ');
    case 'lines':
      return drawn.lines.map((line) => line.map((cell, i) => `${drawn.heads[i] ?? ''} ${cell}`).join(', ')).join('; ');
    case 'fields':
      return drawn.fields.map(({ name, drawn: value }) => `${name} ${inWords(value)}`).join(', ');
  }
}
