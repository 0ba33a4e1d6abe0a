/** A sentence in its pieces: between double asterisks stands what is to be touched. */
export function marked(sentence: string): { words: string; strong: boolean }[] {
  return sentence
    .split('**')
    .map((words, number) => ({ words, strong: number % 2 === 1 }))
    .filter(({ words }) => words !== '');
}
