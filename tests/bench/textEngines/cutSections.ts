import { load } from 'cheerio';
import type { PageRecord } from '../../../plugins/search/lib/pageRecord';

/** A part of a page that can be linked to. */
export interface TextSection {
  /** As the search's results name it, relative to the base URL: `components/tabs/#basics`; without an id for what is above the first heading. */
  address: string;
  /** Its heading, or the page's title. */
  title: string;
  pageTitle: string;
  text: string;
}

/** The text of markup, with a space where a tag was. */
const textOf = (markup: string): string =>
  load(markup.replace(/<[^>]*>/g, ' '), null, false)
    .text()
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Cuts a page at its headings that have ids, as pagefind does for its results.
 * @param address - of the page, relative to the base URL
 * @returns the page's introduction with its description first; a section without text has its heading
 */
export function cutSections(
  address: string,
  { title, description, body }: Pick<PageRecord, 'title' | 'description' | 'body'>,
): TextSection[] {
  const [introduction = '', ...rest] = body.split(/<h[1-6] id="([^"]*)">/);
  const sections = [
    { address, title, pageTitle: title, text: textOf(`${description} ${introduction}`) },
  ];
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const [heading = '', ...below] = rest[at + 1]!.split(/<\/h[1-6]>/);
    sections.push({
      address: `${address}#${textOf(rest[at]!)}`,
      title: textOf(heading),
      pageTitle: title,
      text: textOf(below.join(' ')),
    });
  }
  return sections;
}
