import fs from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../support/parseJson';
import { writeAtomically } from '../../support/writeAtomically';
import { searchedFile } from './rememberSearched';
import type { KeptPage } from './serveIndex';

interface Place {
  /** Absolute path of the list that a build leaves for the next one. */
  list: string;
  /** Absolute folder of what is searched of each page; see `rememberSearched`. */
  folder: string;
  siteDir: string;
}

/** A page of a build. */
interface BuiltPage {
  url: string;
  /** File that it is made from, relative to the site. */
  source: string;
}

/** Leaves for the next build which pages there are, and from which file each is made. */
export function keepAheadPages({ list }: Place, pages: readonly BuiltPage[]): void {
  writeAtomically(list, JSON.stringify(pages));
}

const timeOf = (file: string): number | undefined =>
  fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/**
 * Guesses which pages will be as they were in the last build: those whose own file is older than that.
 * @returns what was kept of them; nothing if there was no build
 */
export function aheadPages({ list, folder, siteDir }: Place): KeptPage[] {
  const built = timeOf(list);
  if (built === undefined) return [];
  const pages = parseJson(list, fs.readFileSync(list, 'utf8')) as BuiltPage[];
  return pages
    .filter(({ source }) => {
      const changed = timeOf(path.join(siteDir, source));
      return changed !== undefined && changed < built;
    })
    .map(({ url }) => ({ url, file: searchedFile(folder, url) }));
}
