import path from 'node:path';
import { readKept } from '../../../support/keptFile';

const begin = /^<!--page ([0-9a-f]{64}) ([\w.!~*'()%-]*)-->/;
const beginning = '<!--page ';
const end = '<!--/page-->';
/** No first mark is longer. */
const longest = 4096;

/** A page of a build, cut at the marks around its content. */
export interface MarkedPage {
  /** A digest of everything that the content is made of. */
  key: string;
  /** Address with the language's prefix. */
  pathname: string;
  /** What stands before the content. As all parts in UTF-8. */
  before: Buffer;
  /** Empty where it is as it was in the last build. */
  content: Buffer;
  after: Buffer;
}

/**
 * Puts marks around the content of a page, by which a later step of the build knows what it is made of. Without content the
 * marks stand for what {@link readContent} finds.
 * @param key - of `pageKeys`
 */
export function markContent(key: string, pathname: string, content = ''): string {
  return `${beginning}${key} ${encodeURIComponent(pathname)}-->${content}${end}`;
}

/**
 * Cuts a page at the marks of {@link markContent}.
 * @returns nothing for a page that has none
 */
export function cutMarked(page: Buffer): MarkedPage | undefined {
  // Something else may begin like a mark.
  for (let from = page.indexOf(beginning); from >= 0; from = page.indexOf(beginning, from + 1)) {
    const found = begin.exec(page.toString('latin1', from, from + longest));
    // React escapes what looks like a mark in the content, and what stands behind it is the site's own.
    const to = found ? page.lastIndexOf(end) : -1;
    if (!found || to < 0) continue;
    return {
      key: found[1]!,
      pathname: decodeURIComponent(found[2]!),
      before: page.subarray(0, from),
      content: page.subarray(from + found[0].length, to),
      after: page.subarray(to + end.length),
    };
  }
  return undefined;
}

/** The folder in which the pages of a language are kept between builds. */
export function contentsFolder(siteDir: string, locale: string): string {
  return path.join(siteDir, 'node_modules/.cache/pages', locale);
}

/** The file in which the content of a page is kept between builds. */
export function contentFile(folder: string, pathname: string): string {
  return path.join(folder, `${encodeURIComponent(pathname)}.html`);
}

/**
 * The whole content of a marked page, from memory where it was left out.
 * @param folder - absolute, in which contents are kept
 * @throws if it is not there any more
 */
export function readContent({ key, pathname, content }: MarkedPage, folder: string): Buffer {
  if (content.length > 0) return content;
  const kept = readKept(contentFile(folder, pathname), key);
  if (kept === undefined) {
    throw new Error(
      `${contentFile(folder, pathname)} was there when the page was rendered and is gone now; build again`,
    );
  }
  return kept;
}

/**
 * A built page as it would be without a memory: with its content and without marks.
 * @param folder - see {@link readContent}
 * @throws as {@link readContent} does
 */
export function wholePage(page: Buffer, folder: string): Buffer {
  const marked = cutMarked(page);
  return marked ? Buffer.concat([marked.before, readContent(marked, folder), marked.after]) : page;
}
