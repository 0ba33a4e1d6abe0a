/** The picture a game brings for the front door: `web/poster.svg` (or .webp) in its folder, its title painted in.
    Only the addresses are known here, so the door opens before any game's table is fetched. */
const pictures: Record<string, string> = import.meta.glob('../../../../src/vernissage/games/*/web/poster.{svg,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function posterOf(game: string): string | undefined {
  return Object.entries(pictures).find(([path]) => path.includes(`/games/${game}/web/`))?.[1];
}
