/**
 * The words around a gift: 'I have a nice hat for you' is a hat. In all five languages at once, whatever the page
 * speaks, for that is how people sit at one table. A word that stands alone is never taken for one of them:
 * in Dutch 'bel' is a bell, in Italian 'un bel …' is a nice one.
 */
const BEFORE = new Set(
  [
    'a an the some this that these those is are s it its here i have ve got nice lovely pretty beautiful pair of',
    'ein eine einen einem einer eines der die das den dem dies dieser diese dieses diesen hier ist sind ich habe hab paar',
    'schon schone schoner schones schonen schonem schoen schoene schoener schoenes schoenen schoenem',
    'hubsch hubsche hubscher hubsches hubschen nett nette netter nettes netten toll tolle toller tolles tollen',
    'un une des du de le la les l d ce c cet cette est voici voila j ai tres',
    'beau bel belle beaux belles joli jolie jolis jolies magnifique paire',
    'een n het dit dat zijn ik heb nog mooi mooie leuk leuke prachtig prachtige',
    'uno una il lo i gli dei degli delle del della questo questa quest questi queste e ecco ho qui',
    'bello bella bell bei begli belli carino carina carini carine bellissimo bellissima paio di',
  ]
    .join(' ')
    .split(' '),
);
const AFTER = new Set(
  'for you fur fuer dich euch sie pour toi vous ici voor jou je u jullie per te voi lei'.split(' '),
);

/** As it is compared: only letters and digits, none with an accent. */
export function plain(word: string): string {
  const bare = word.toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  return bare.normalize('NFD').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** What may be meant: all of it, then less and less of what stands before the gift. */
export function formsOf(typed: string): string[] {
  const words = typed
    .split(/[\s'’,.:!?"“”„«»]+/u)
    .map(plain)
    .filter((word) => word !== '');
  let end = words.length;
  while (end > 1 && AFTER.has(words[end - 1] ?? '')) end -= 1;
  let start = 0;
  const forms = [words.join(''), words.slice(0, end).join('')];
  while (start < end - 1 && BEFORE.has(words[start] ?? '')) {
    start += 1;
    forms.push(words.slice(start, end).join(''));
  }
  return [...new Set(forms)].filter((form) => form !== '');
}
