/** What links two things, as somebody thought of it: in the reader's language, fetched when a bot first says so. */
import type { Reason } from '@shell/lib/protocol';
import { bundle, Text } from '@shell/lib/text';

const written = import.meta.glob<string>('../association/thoughts/*.ftl', { query: '?raw', import: 'default' });

/** The same reasons, with their thoughts in words. */
export async function inWords(reasons: Reason[], language: string): Promise<Reason[]> {
  if (!reasons.some(({ about }) => about.thought)) return reasons;
  const source = await written[`../association/thoughts/${language}.ftl`]?.();
  const thoughts = new Text(language, [bundle(language, source === undefined ? [] : [source])]);
  return reasons.map((reason) => {
    const { thought } = reason.about;
    return thought ? { ...reason, about: { ...reason.about, thought: thoughts.say(thought) } } : reason;
  });
}
