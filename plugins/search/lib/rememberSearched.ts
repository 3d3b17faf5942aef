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

/** Whether {@link rememberSearched} needs no page to know what is searched of it. */
export function isRemembered(url: string, { pageKeys, folder, salt }: Memory): boolean {
  const pageKey = Object.hasOwn(pageKeys, url) ? pageKeys[url] : undefined;
  return pageKey !== undefined && isKept(searchedFile(folder, url), keyOf(salt, pageKey));
}

/** Wraps a reader of built pages: a page with the key of an earlier build is neither read nor parsed again. */
export function rememberSearched(read: Read, { pageKeys, folder, salt }: Memory): Read {
  return async (url, file) => {
    const pageKey = Object.hasOwn(pageKeys, url) ? pageKeys[url] : undefined;
    if (pageKey === undefined) return read(url, file);
    const key = keyOf(salt, pageKey);
    const keptFile = searchedFile(folder, url);
    const kept = readKept(keptFile, key);
    if (kept !== undefined) return kept.toString();
    const searched = await read(url, file);
    writeKept(keptFile, key, searched);
    return searched;
  };
}
