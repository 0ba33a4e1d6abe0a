/** What stands at the table in words: notes beside its sentence (`data-said`), then the sentence (`data-sentence`): whose
    turn it is and what is asked. */
import { wordsOf } from '@shell/lib/arrival';
import type { Standing } from '@shell/lib/table/announcer.svelte';

const NOTES = '[data-room] [data-said]';
const SENTENCE = '[data-table] [data-sentence]';

export function standing(): Standing {
  const notes = [...document.querySelectorAll<HTMLElement>(NOTES)].map(wordsOf).filter(Boolean);
  const sentence = document.querySelector<HTMLElement>(SENTENCE);
  return { notes, sentence: sentence ? wordsOf(sentence) : '' };
}
