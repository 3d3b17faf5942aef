import fs from 'node:fs';
import path from 'node:path';
import { findPackage } from '../../support/findPackage';
import type { PartName } from '../parts';
import { relianceError, type Broken } from './relianceError';

/** Something inside Docusaurus that a part of the layer relies on, and that no document of Docusaurus promises. */
export interface Reliance {
  part: PartName;
  /** `<package>/<path>`; a path that ends with a slash stands for all scripts in that folder. */
  file: string;
  /** What the part relies on, in words, for the error and for who upgrades. */
  expected: string;
  /** Whether a text is as expected. */
  holds: RegExp | ((text: string) => boolean);
}

/** The text of a file of an installed package, or nothing if there is none. */
export type ReadInstalled = (file: string) => string | undefined;

const isAsExpected = (holds: Reliance['holds'], text: string) =>
  holds instanceof RegExp ? holds.test(text) : holds(text);

/**
 * Checks what the chosen parts rely on.
 * @param read - see {@link readInstalled}
 * @param version - of Docusaurus, for the error
 * @throws one error that names every place that is otherwise: file, what was expected, what was found, which part to switch off
 */
export function checkContract(
  contract: readonly Reliance[],
  parts: ReadonlySet<PartName>,
  read: ReadInstalled,
  version: string,
): void {
  const broken = contract
    .filter(({ part }) => parts.has(part))
    .flatMap(({ part, file, expected, holds }): Broken[] => {
      const text = read(file);
      if (text === undefined) return [{ part, file, expected, found: 'no such file' }];
      if (isAsExpected(holds, text)) return [];
      return [{ part, file, expected, found: 'a file of another form' }];
    });
  if (broken.length > 0) throw relianceError(broken, version);
}

/** Splits `@scope/name/some/file.js`. */
function splitName(file: string): { name: string; rest: string } {
  const count = file.startsWith('@') ? 2 : 1;
  const segments = file.split('/');
  return { name: segments.slice(0, count).join('/'), rest: segments.slice(count).join('/') };
}

/**
 * Reads files of installed packages as Docusaurus finds them: from the site, and what it does not have from the packages that need it.
 * @param siteDir - absolute
 */
export function readInstalled(siteDir: string): ReadInstalled {
  const folders = new Map<string, string | undefined>();
  const find = (name: string): string | undefined => {
    if (!folders.has(name)) {
      const owners = ['@docusaurus/core', '@docusaurus/preset-classic'].flatMap(
        (owner) => findPackage(siteDir, owner) ?? [],
      );
      const found = [siteDir, ...owners].flatMap((from) => findPackage(from, name) ?? []);
      folders.set(name, found[0]);
    }
    return folders.get(name);
  };
  return (file) => {
    const { name, rest } = splitName(file);
    const folder = find(name);
    if (folder === undefined) return undefined;
    const full = path.join(folder, rest);
    if (!fs.existsSync(full)) return undefined;
    if (!rest.endsWith('/')) return fs.readFileSync(full, 'utf8');
    return fs
      .readdirSync(full)
      .filter((each) => each.endsWith('.js'))
      .map((each) => fs.readFileSync(path.join(full, each), 'utf8'))
      .join('\n');
  };
}
