/** Splits a sentence into plain and emphasised pieces: `**like this**`. */
export function marked(sentence: string): { words: string; strong: boolean }[] {
  return sentence
    .split('**')
    .map((words, number) => ({ words, strong: number % 2 === 1 }))
    .filter(({ words }) => words !== '');
}

/** As it is compared when somebody looks for it: without capitals and accents. Every letter keeps its place. */
export function folded(words: string): string {
  return Array.from(words.toLowerCase(), (letter) => letter.normalize('NFD').charAt(0)).join('');
}

/** A text in pieces, with those that are looked for. */
export function split(text: string, wanted: string): { words: string; found: boolean }[] {
  const [inside, word] = [folded(text), folded(wanted.trim())];
  const pieces: { words: string; found: boolean }[] = [];
  let end = 0;
  for (let at = word ? inside.indexOf(word) : -1; at >= 0; at = inside.indexOf(word, end)) {
    pieces.push({ words: text.slice(end, at), found: false }, { words: text.slice(at, at + word.length), found: true });
    end = at + word.length;
  }
  return [...pieces, { words: text.slice(end), found: false }].filter(({ words }) => words !== '');
}
