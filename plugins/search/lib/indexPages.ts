import fs from 'node:fs/promises';
import path from 'node:path';
import { eachAtOnce } from '../../support/eachAtOnce';
import { pageRecord } from './pageRecord';
import { recordHtml } from './recordHtml';
import { searchedRoutes } from './searchedRoutes';

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
 * Pages on their way at once, so that some are read while others are indexed. In which order they arrive does not matter: what is written
 * has an order of its own (`steadyIndex`). `warm-build` works at the same time and replaces a page in one step; either form will do.
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
  const pages = searchedRoutes({ routes, baseUrl, exclude });
  const fileOf = (url: string) => path.join(outDir, url.slice(baseUrl.length), 'index.html');
  const naming = async <Result>(url: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw new Error(`The search index cannot take ${fileOf(url)}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  };
  let count = 0;
  await eachAtOnce(pages, atOnce, async (url) => {
    const content = await naming(url, () => read(url, fileOf(url)));
    if (!content) return;
    await naming(url, async () => orThrow(await index.addHTMLFile({ url, content }), url));
    count += 1;
  });
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
