import fs from 'node:fs/promises';
import type * as Pagefind from 'pagefind';
import { wholePage } from '../../lean-docusaurus/kept';
import { keptContent, keyOf } from '../../support/keptFile';
import type { SearchIndex } from './indexPages';

/** A page as an earlier build has kept it for the index. */
export interface KeptPage {
  url: string;
  /** Absolute path of the kept file. */
  file: string;
}

/** A page as it was built. */
export interface BuiltPage {
  /** Absolute path of its file. */
  file: string;
  /** Absolute folder of what was left out of it, see `wholePage`. */
  contents: string;
}

/** What a process that holds an index does when it is asked. */
export interface IndexServer extends SearchIndex {
  /** Puts kept pages into the index. @returns a digest of what each holds, by address; a page that cannot be read is left out */
  feed: (pages: readonly KeptPage[]) => Promise<Record<string, string>>;
  /**
   * Reads a page here, while the build's own thread does something else.
   * @returns what is searched of it, as `searchedHtml` says
   */
  read: (page: BuiltPage) => Promise<string>;
  /** Begins again with an empty index. */
  empty: () => Promise<void>;
}

/**
 * Keeps an index in this process. Every answer is a value that survives being sent.
 * @param load - brings pagefind
 * @param finish - what is done to the files of an index when they are written
 * @throws (rejects) from every call if pagefind does not start
 */
export function serveIndex(
  load: () => Promise<typeof Pagefind>,
  finish: (folder: string) => Promise<void> = () => Promise.resolve(),
): IndexServer {
  const open = async () => {
    const { index, errors } = await (await load()).createIndex();
    if (!index) throw new Error(`pagefind does not start: ${errors.join('; ')}`);
    return index;
  };
  let opened: ReturnType<typeof open> | undefined;
  const current = () => (opened ??= open());
  const server: IndexServer = {
    async feed(pages) {
      const fed: Record<string, string> = {};
      for (const { url, file } of pages) {
        const content = await fs.readFile(file).then(keptContent, () => undefined);
        if (!content?.length) continue;
        const { errors } = await server.addHTMLFile({ url, content: content.toString() });
        if (errors.length === 0) fed[url] = keyOf(content);
      }
      return fed;
    },
    async read({ file, contents }) {
      // Loaded here: most builds read no page, and need no parser for it.
      const { searchedHtml } = await import('./indexPages');
      return searchedHtml(wholePage(await fs.readFile(file), contents).toString());
    },
    async addHTMLFile(page) {
      const { errors } = await (await current()).addHTMLFile(page);
      return { errors };
    },
    async writeFiles(options) {
      const { errors } = await (await current()).writeFiles(options);
      if (errors.length === 0) await finish(options.outputPath);
      return { errors };
    },
    async empty() {
      await (await opened)?.deleteIndex();
      opened = undefined;
    },
  };
  return server;
}
