/**
 * Reads a rulebook: the part of Markdown that our RULES.md use, into plain values that components draw.
 * Rules stand in tables, `| ABC-5.3 | what it says |`, under the headings of their chapters.
 */

export interface Span {
  kind: 'text' | 'em' | 'strong' | 'code' | 'rule';
  text: string;
}

export type Block = { kind: 'rule'; number: string; spans: Span[] } | { kind: 'paragraph'; spans: Span[] };

export interface Chapter {
  title: string;
  blocks: Block[];
}

export interface Book {
  title: string;
  /** The first one, without a title, is what stands before the first chapter. */
  chapters: Chapter[];
}

const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
const RULE = /^\|\s*([A-Z]+-\d+(?:\.\d+)*)\s*\|\s*(.*?)\s*\|\s*$/;
const TABLE = '|';
const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2,}-\d+(?:\.\d+)+)\b/g;

export function book(markdown: string): Book {
  let title = '';
  const chapters: Chapter[] = [{ title: '', blocks: [] }];
  for (const line of joined(markdown)) {
    const heading = HEADING.exec(line);
    const blocks = chapters.at(-1)?.blocks ?? [];
    const rule = RULE.exec(line);
    if (heading?.[1] === '#') title = heading[2] ?? '';
    else if (heading) chapters.push({ title: heading[2] ?? '', blocks: [] });
    else if (rule) blocks.push({ kind: 'rule', number: rule[1] ?? '', spans: spans(unescaped(rule[2] ?? '')) });
    else if (line && !line.startsWith(TABLE)) blocks.push({ kind: 'paragraph', spans: spans(line) });
  }
  return { title, chapters: chapters.filter((chapter) => chapter.blocks.length > 0) };
}

/** As it is read while one plays: what lies in the box, the first chapter that has rules, comes last. */
export function playing(book: Book): Book {
  const box = book.chapters.find(({ blocks }) => blocks.some(({ kind }) => kind === 'rule'));
  const rest = book.chapters.filter((chapter) => chapter !== box);
  return { ...book, chapters: box ? [...rest, box] : rest };
}

/** A line's text with its emphasis, and the rule numbers it cites. */
export function spans(line: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(SPAN)) {
    if (match.index > end) found.push({ kind: 'text', text: line.slice(end, match.index) });
    const [all, strong, em, code, rule] = match;
    if (strong) found.push({ kind: 'strong', text: strong });
    else if (em) found.push({ kind: 'em', text: em });
    else if (code) found.push({ kind: 'code', text: code });
    else if (rule) found.push({ kind: 'rule', text: rule });
    end = match.index + all.length;
  }
  if (end < line.length) found.push({ kind: 'text', text: line.slice(end) });
  return found;
}

/** What is left of a book when someone looks for a word, or for a number such as `5.3`. */
export function search(book: Book, wanted: string): Chapter[] {
  const word = wanted.trim().toLowerCase();
  if (!word) return book.chapters;
  const fits = (block: Block): boolean =>
    (block.kind === 'rule' && block.number.toLowerCase().includes(word)) ||
    plain(block.spans).toLowerCase().includes(word);
  return book.chapters
    .map((chapter) => ({ ...chapter, blocks: chapter.blocks.filter(fits) }))
    .filter((chapter) => chapter.blocks.length > 0);
}

/** The words alone. */
export function plain(spans: Span[]): string {
  return spans.map((span) => span.text).join('');
}

/** The lines of a text, with those of one paragraph put together. */
function joined(markdown: string): string[] {
  const lines: string[] = [];
  let open = false;
  for (const line of markdown.split('\n').map((each) => each.trim())) {
    const text = line !== '' && !HEADING.test(line) && !line.startsWith(TABLE);
    if (text && open) lines.push(`${lines.pop()} ${line}`);
    else lines.push(line);
    open = text;
  }
  return lines;
}

/** In a table of Markdown a bar that is text is written with a backslash before it. */
function unescaped(cell: string): string {
  return cell.replaceAll('\\|', '|');
}
