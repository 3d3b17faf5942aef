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

/** A text as HTML, which the library says that titles and summaries are. */
const htmlOf = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

/**
 * Writes entries as feeds. The library writes the time of its work where it is given none; here it is the day of the newest entry. Its JSON is of an
 * older form, without the language and without what every item has to have.
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
    feedLinks: { atom: `${address}${feedFiles.atom}` },
    author: { name: title, link: address },
  });
  for (const { title: name, id, link, date, summary } of entries) {
    feed.addItem({
      id,
      link,
      title: htmlOf(name),
      date: dayOf(date),
      description: htmlOf(summary),
    });
  }
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: address,
    feed_url: `${address}${feedFiles.json}`,
    description,
    language,
    authors: [{ name: title, url: address }],
    items: entries.map(({ title: name, id, link, date, summary }) => ({
      id,
      url: link,
      title: name,
      ...(summary && { summary }),
      content_text: summary || name,
      date_modified: dayOf(date).toISOString(),
    })),
  };
  return { atom: feed.atom1(), json: JSON.stringify(json, null, 2) };
}
