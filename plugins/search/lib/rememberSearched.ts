import path from 'node:path';
import { isKept, keyOf, readKept, writeKept } from '../../support/keptFile';

interface Memory {
  /** For each address a digest of what the page's HTML is made of. A page without one is read each time. */
  pageKeys: Readonly<Record<string, string>>;
  /** Absolute folder in which the results are kept between builds, a file an address. */
  folder: string;
  /** Changes with the rules by which HTML becomes what is searched. */
  salt: string;
}

type Read = (url: string, file: string) => Promise<string>;

/** The file in which is kept what is searched of a page. */
export function searchedFile(folder: string, url: string): string {
  return path.join(folder, encodeURIComponent(url));
}

/** Names everything that decides what is searched of a page; nothing where its page has no key. */
function keyFor(url: string, { pageKeys, salt }: Memory): string | undefined {
  return Object.hasOwn(pageKeys, url) ? keyOf(salt, pageKeys[url]!) : undefined;
}

/** Whether {@link rememberSearched} needs no page to know what is searched of it. */
export function isRemembered(url: string, memory: Memory): boolean {
  const key = keyFor(url, memory);
  return key !== undefined && isKept(searchedFile(memory.folder, url), key);
}

/** Wraps a reader of built pages: a page with the key of an earlier build is neither read nor parsed again. */
export function rememberSearched(read: Read, memory: Memory): Read {
  return async (url, file) => {
    const key = keyFor(url, memory);
    if (key === undefined) return read(url, file);
    const keptFile = searchedFile(memory.folder, url);
    const kept = readKept(keptFile, key);
    if (kept !== undefined) return kept.toString();
    const searched = await read(url, file);
    writeKept(keptFile, key, searched);
    return searched;
  };
}
