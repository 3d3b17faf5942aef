import type { Fault, PageText, TopicPhrases } from './types';

const table = 'config/contentTopics.json';
const shortest = 3;
const edges = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' };

/** Whether a page has these words, whatever the line breaks and the case. */
function holds(text: string, phrase: string): boolean {
  const words = phrase.trim().split(/\s+/);
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const start = /^[\p{L}\p{N}]/u.test(phrase) ? edges.before : '';
  const end = /[\p{L}\p{N}]$/u.test(phrase) ? edges.after : '';
  return new RegExp(start + pattern + end, 'iu').test(text);
}

/** How often the page has a heading of exactly these words. */
function headingsNamed({ headings }: PageText, phrase: string): number {
  return headings.filter(({ text }) => text.toLowerCase() === phrase.toLowerCase()).length;
}

/**
 * Demands that each topic has a phrase, and that the page has the phrase in a heading or in its text.
 * Topics that share a phrase, such as "For all columns", need as many headings of these words.
 * @param topics - what the plan asks for
 * @param phrases - what the table says about this page
 */
export function checkTopics(page: PageText, topics: string[], phrases: TopicPhrases = {}): Fault[] {
  const { file, text } = page;
  const users = (phrase: string) =>
    topics.filter((topic) => [phrases[topic] ?? []].flat().includes(phrase)).length;
  const covers = (phrase: string) =>
    phrase.trim().length >= shortest &&
    (users(phrase) === 1 ? holds(text, phrase) : headingsNamed(page, phrase) >= users(phrase));
  const missing = topics.flatMap((topic): Fault[] => {
    const given = [phrases[topic] ?? []].flat();
    if (given.length === 0) {
      return [
        {
          file,
          what: `says nowhere where it covers "${topic}"`,
          why: 'The plan asks for this topic.',
          mend: `Cover it, and name the words of its heading or text in ${table}.`,
        },
      ];
    }
    return given
      .filter((phrase) => !covers(phrase))
      .map((phrase) => ({
        file,
        what: `does not hold "${phrase}"${users(phrase) > 1 ? ` as ${users(phrase)} headings` : ''}`,
        why: `By these words the topic "${topic}" is found.`,
        mend: `Cover the topic again, or correct ${table} if it is worded otherwise now.`,
      }));
  });
  const extra = Object.keys(phrases)
    .filter((topic) => !topics.includes(topic))
    .map((topic) => ({
      file: table,
      what: `has a phrase for "${topic}" of ${file}`,
      why: 'The plan does not know this topic.',
      mend: 'Remove it, or correct the name.',
    }));
  return [...missing, ...extra];
}
