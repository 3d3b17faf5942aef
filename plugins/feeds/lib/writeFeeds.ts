import { Feed } from 'feed';
import type { FeedEntry } from './feedEntries';

interface FeedSite {
  title: string;
  description: string;
  /** Absolute address of the language's site. */
  address: string;
  language: string;
  entries: readonly FeedEntry[];
}

/** The names of the files, beside the home page of a language. */
export const feedFiles = { atom: 'feed.xml', json: 'feed.json' } as const;

const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

/**
 * Writes entries as feeds. The library writes the time of its work where it is given none; here it is the day of the newest entry.
 * @see https://www.rfc-editor.org/rfc/rfc4287 and https://www.jsonfeed.org/version/1.1/
 * @returns nothing without entries: a feed has to say when it was changed
 */
export function writeFeeds({
  title,
  description,
  address,
  language,
  entries,
}: FeedSite): { atom: string; json: string } | undefined {
  const [newest] = entries;
  if (!newest) return undefined;
  const feed = new Feed({
    id: address,
    link: address,
    title,
    description,
    language,
    copyright: '',
    generator: 'component-docs',
    updated: dayOf(newest.date),
    feedLinks: { atom: `${address}${feedFiles.atom}`, json: `${address}${feedFiles.json}` },
    author: { name: title, link: address },
  });
  for (const { title: name, id, link, date, summary } of entries) {
    feed.addItem({ id, link, title: name, date: dayOf(date), description: summary });
  }
  return { atom: feed.atom1(), json: feed.json1() };
}
