/** Sentences about a circle: why a game is suggested next, and how one went. */
import type { CirclePage, GameCard, GameTally, PlayedGame, Player } from '@shell/lib/protocol';
import type { Say } from '@shell/lib/text';

type People = CirclePage['people'];

const DAY = 86_400;
/** A game is missed after so many days. */
const LONG = 14;

export const date = (seconds: number): Date => new Date(seconds * 1000);

/** Which game a circle has not played for longest, or never: the first of them. */
export function longestAgo(games: GameCard[], tallies: GameTally[]): string {
  const last = (game: GameCard): number => tallies.find((tally) => tally.game === game.name)?.ended ?? 0;
  return [...games].sort((one, other) => last(one) - last(other))[0]?.name ?? '';
}

/** One line of why, for the poster of a game. */
export function why(card: GameCard, tally: GameTally | undefined, people: People, now: number, say: Say): string {
  if (!tally) return say('circle-why-never');
  if (now - tally.ended > LONG * DAY) return say('circle-why-since', { date: date(tally.ended) });
  const ranked = tally.won.map((won, person) => ({ won, person })).sort((one, other) => other.won - one.won);
  const [first, second] = ranked;
  if (card.together) return say('circle-why-together', { won: first?.won ?? 0, played: tally.played });
  if (!first?.won) return say('circle-why-nobody', { played: tally.played });
  if (first.won === second?.won) return say('circle-why-even', { won: first.won });
  return say('circle-why-leads', {
    name: people[first.person]?.name ?? '',
    won: first.won,
    next: second?.won ?? 0,
  });
}

/** Who has won most games of a kind, as a list in words. */
export function ranking(tally: GameTally, people: People): string {
  return tally.won
    .map((won, person) => ({ won, name: people[person]?.name ?? '' }))
    .filter(({ won }) => won)
    .sort((one, other) => other.won - one.won)
    .map(({ name, won }) => `${name} ${won}`)
    .join(', ');
}

/** Under their present name and portrait, if they are in the circle still. */
export function face(player: Player, people: People): { name: string; portrait: string } {
  return (player.person === null ? undefined : people[player.person]) ?? player;
}

/** How a game went: what matters, and the rest. */
export function course(game: PlayedGame, together: boolean, people: People, say: Say): [string, string] {
  const told = (player: Player): string => `${face(player, people).name} ${player.score}`;
  if (together) {
    const best = game.players[0];
    return [say('circle-game-together', { won: best?.won ? 'yes' : 'no', score: best?.score ?? 0 }), ''];
  }
  const [winners, others] = [true, false].map((won) =>
    game.players
      .filter((player) => player.won === won)
      .map(told)
      .join(', '),
  );
  if (winners) return [winners, others ? `, ${others}.` : '.'];
  return [
    game.bots.length ? say('circle-game-bots', { names: game.bots.join(', ') }) : '',
    others ? ` ${others}.` : '',
  ];
}
