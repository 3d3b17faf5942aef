import { indexOptions } from './askIndex';
import type { PagefindModule } from './pagefindModule';

/** Fetches a module that was built apart from the site, at an address known only in the browser. */
export type ImportModule = (address: string) => Promise<PagefindModule>;

/** Pagefind's script, fetched when it is first wanted, and once. */
export interface PagefindScript {
  /**
   * @param others - folders of indexes that are asked, too; one that does not come is passed over
   * @throws if it cannot be fetched or started; the next call tries again
   */
  get: (address: string, others?: readonly string[]) => Promise<PagefindModule>;
  /** Puts away a script that does not work; the next `get` fetches it anew. */
  forget: (pagefind: PagefindModule) => void;
}

/**
 * Makes the keeper of pagefind's script.
 * @param importModule - the browser's `import()`
 */
export function createPagefindScript(importModule: ImportModule): PagefindScript {
  let loading: Promise<PagefindModule> | undefined;
  let attempts = 0;
  const startAgain = (): void => {
    loading = undefined;
    attempts += 1;
  };
  const load = async (address: string): Promise<PagefindModule> => {
    // A browser may remember that a module failed: under another address it is another module.
    const pagefind = await importModule(attempts === 0 ? address : `${address}?retry=${attempts}`);
    await pagefind.options(indexOptions);
    await pagefind.init();
    await pagefind.filters();
    return pagefind;
  };
  /** Indexes that are asked already, by their script. */
  const merged = new WeakMap<PagefindModule, Set<string>>();
  const merge = async (pagefind: PagefindModule, others: readonly string[]): Promise<void> => {
    const known = merged.get(pagefind) ?? new Set();
    merged.set(pagefind, known);
    const missing = others.filter((folder) => !known.has(folder));
    if (missing.length === 0) return;
    await Promise.all(
      missing.map(async (folder) => {
        known.add(folder);
        await pagefind.mergeIndex(folder, indexOptions).catch(() => known.delete(folder));
      }),
    );
    await pagefind.filters();
  };
  return {
    get: async (address, others = []) => {
      loading ??= load(address).catch((error: unknown) => {
        startAgain();
        throw error;
      });
      const pagefind = await loading;
      await merge(pagefind, others);
      return pagefind;
    },
    forget: (pagefind) => {
      startAgain();
      // What it holds (a worker, memory) goes with it; there is nothing to do if that fails.
      pagefind.destroy().catch(() => {});
    },
  };
}
