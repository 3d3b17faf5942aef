import fs from 'node:fs/promises';
import path from 'node:path';
import { stripDocsTab } from '../../../src/navigation/stripDocsTab';
import { pageRecord } from './pageRecord';
import { recordHtml } from './recordHtml';

/** What the index is given of a page, or nothing if the page is not searched. */
export function searchedHtml(html: string): string {
  const record = pageRecord(html);
  return record ? recordHtml(record) : '';
}

/** The part of pagefind's index that is used here; it reports failures instead of throwing. */
export interface SearchIndex {
  addHTMLFile: (file: { url: string; content: string }) => Promise<{ errors: string[] }>;
  writeFiles: (options: { outputPath: string }) => Promise<{ errors: string[] }>;
}

interface Work {
  index: SearchIndex;
  /** Addresses of the language's pages as the browser sees them, e.g. `/zh/components/tabs/`. */
  routes: readonly string[];
  /** What all of them begin with: `/` or `/zh/`. */
  baseUrl: string;
  /** Folder into which the language is built. */
  outDir: string;
  /** Addresses without language prefix that get no entry. */
  exclude: readonly string[];
  /** Reads a page's file and takes from it what is searched; a memory may answer instead. */
  read: (url: string, file: string) => Promise<string>;
}

/**
 * Pages read at once: reading waits for the disk, the rest for this one thread. `plugins/minify-html` works at
 * the same time and replaces a page in one step; either form will do.
 */
const atOnce = 4;

/** Ready-made interfaces that pagefind writes beside its index; the site has its own. */
const unused = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\./;

function orThrow({ errors }: { errors: string[] }, subject: string): void {
  if (errors.length > 0) throw new Error(`${subject}: ${errors.join('; ')}`);
}

/**
 * Reads the built pages of one language, indexes the documentation among them and writes the index to
 * `pagefind` in the language's folder.
 * @returns how many pages are in the index
 * @throws if a page cannot be read or indexed, or if there is none
 */
export async function indexPages({
  index,
  routes,
  baseUrl,
  outDir,
  exclude,
  read,
}: Work): Promise<number> {
  const skipped = new Set(exclude);
  const queue = [...new Set(routes)]
    .filter((route) => route.startsWith(baseUrl) && route.endsWith('/'))
    .filter((route) => !skipped.has(`/${route.slice(baseUrl.length)}`))
    // What a docs tab shows has a page of its own.
    .filter((route) => stripDocsTab(route) === route);
  let count = 0;
  const worker = async (): Promise<void> => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const file = path.join(outDir, url.slice(baseUrl.length), 'index.html');
      try {
        const content = await read(url, file);
        if (content === '') continue;
        orThrow(await index.addHTMLFile({ url, content }), url);
      } catch (error) {
        throw new Error(`The search index cannot take ${file}: ${(error as Error).message}`, {
          cause: error,
        });
      }
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (count === 0) {
    throw new Error(
      `The search index of ${outDir} would be empty: none of ${routes.length} routes below ${baseUrl} is a documentation page. Look at what plugins/search/lib/pageRecord.ts expects of a page`,
    );
  }
  const outputPath = path.join(outDir, 'pagefind');
  orThrow(await index.writeFiles({ outputPath }), `${outputPath} cannot be written`);
  const files = await fs.readdir(outputPath);
  await Promise.all(
    files.filter((name) => unused.test(name)).map((name) => fs.rm(path.join(outputPath, name))),
  );
  return count;
}
