/** What links two things, by a thought or by a word for both: in the reader's language, fetched when a bot first says so. */
import type { Reason } from '@shell';
import { bundle, Text } from '@shell/lib/text';

const said = import.meta.glob<string>('../association/{thoughts,tags}/*.ftl', { query: '?raw', import: 'default' });

/** The same reasons, with what links the two in words. */
export async function inWords(reasons: Reason[], language: string): Promise<Reason[]> {
  const hasAny = (what: 'thought' | 'tag'): boolean => reasons.some(({ about }) => about[what]);
  const [thoughts, tags] = await Promise.all([
    sentences('thoughts', language, hasAny('thought')),
    sentences('tags', language, hasAny('tag')),
  ]);
  return reasons.map((reason) => {
    const { thought, tag } = reason.about;
    if (thought) return { ...reason, about: { ...reason.about, thought: thoughts.say(thought) } };
    return tag ? { ...reason, about: { ...reason.about, tag: tags.say(tag) } } : reason;
  });
}

async function sentences(kind: string, language: string, wanted: boolean): Promise<Text> {
  const source = wanted ? await said[`../association/${kind}/${language}.ftl`]?.() : undefined;
  return new Text(language, [bundle(language, source === undefined ? [] : [source])]);
}
