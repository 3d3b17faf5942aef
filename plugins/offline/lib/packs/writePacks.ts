import { createHash } from 'node:crypto';
import path from 'node:path';
import { nearPagesFile } from '../../../../src/navigation/rules/tree/nearPagesFile';
import { kindOf } from '../../../../src/offline/rules/kindOf.js';
import {
  packFileOf,
  packIndexFile,
  type PackEntry,
  type PackFile,
  type PackIndex,
  type PackManifest,
} from '../../../../src/offline/rules/packs/packFiles';
import { errorsFile } from '../../../../src/search/rules/errors/errorsFile';
import { namesFileOf, tagsOf } from '../../../../src/search/rules/names/namesFile';
import { textsFileOf } from '../../../../src/search/rules/texts/textsFile';
import { signaturesFileOf } from '../../../../src/search/rules/signatures/signaturesFile';
import { writeAtomically } from '../../../support/writeAtomically';
import { demoProjects, projectFolder } from './demoProjects';
import { fragmentEnd, searchFolder } from './fragmentAddress';
import type { PagesFile } from './pagesFile';
import { scriptClosure, type ScriptText } from './scriptNames';

/** Digits of a digest in a pack. */
const digits = 16;

/** What any page fetches: names for the search and for an address that is not there, and the icon of a tab. */
const shared = [
  ...tagsOf('current', 'core').flatMap((tag) => [namesFileOf(tag), textsFileOf(tag)]),
  errorsFile,
  nearPagesFile,
  'favicon.ico',
];

/** What is known of a language of a finished build. All names are relative to its folder. */
export interface FinishedLanguage {
  file: (name: string) => { digest: string; bytes: number } | undefined;
  /** What all scripts of `assets/` ask for. */
  scripts: ReadonlyMap<string, ScriptText>;
  /** The files of a folder. */
  filesOf: (folder: string) => readonly string[];
  /** What a page's HTML names. */
  namedBy: (page: string) => readonly string[];
  /** The file with a page's text, by which the search tells of it. */
  fragmentOf: (address: string) => string | undefined;
}

/** As the worker sees it: whether the address names the file's text. */
const isNamed = (address: string) =>
  kindOf(
    `https://site/${address}`,
    { origin: 'https://site', base: '/', name: 'core', others: [] },
    false,
  ) === 'file';

/** The file of a page. */
const htmlOf = (address: string) => `${address}index.html`;

/**
 * Writes the packs of a language: the list of them, and one file for each product.
 * @param folder - of the language, absolute
 * @returns the texts that were written, by name below the folder
 * @throws if a pack names a file that the build does not have, or the scripts with which every page begins are not found
 */
export function writePacks(
  folder: string,
  list: PagesFile,
  build: FinishedLanguage,
): Map<string, string> {
  const exists = (name: string) => build.file(name) !== undefined;
  const closure = scriptClosure(build.scripts, exists, list.leftOut);
  const first = [...build.scripts.keys()].filter((name) =>
    /^assets\/js\/(?:runtime~)?main\.[^./]+\.js$/.test(name),
  );
  if (first.length !== 2) {
    throw new Error(
      `${folder} has ${first.length} of the two scripts with which every page begins (main, runtime~main), so no pack can be made. If the bundler names them otherwise now, mend plugins/offline/lib/packs/writePacks.ts.`,
    );
  }
  // What belongs to single pages comes with those: the table of a section names all of its pages.
  const ofRoutes = new Set(list.files);
  // The words of all pages stand in the same files; of what they lead to, a product has its own.
  const words = build.filesOf(searchFolder).filter((name) => !name.endsWith(fragmentEnd));
  const projects = demoProjects(build.filesOf(projectFolder));
  const shell = [...closure(first, ofRoutes), ...shared, ...words];

  const fileOf = (address: string, name = address): PackFile => {
    const built = build.file(name);
    if (!built) {
      throw new Error(
        `The offline packs need ${name}, which ${folder} does not have. Build this language again; if it stays away, see plugins/offline/README.md.`,
      );
    }
    return isNamed(address)
      ? [address, built.bytes]
      : [address, built.bytes, built.digest.slice(0, digits)];
  };
  const texts = new Map<string, string>();
  const packs = list.products.map(({ id, name }): PackEntry => {
    const own = list.pages.filter(({ product }) => product === id);
    const needed = new Set(shell);
    // Of a product that has an API.
    const signatures = signaturesFileOf('current', id);
    if (exists(signatures)) needed.add(signatures);
    for (const { address, files } of own) {
      const fetched = files.map((index) => list.files[index]!);
      for (const each of closure(fetched, ofRoutes)) needed.add(each);
      const fragment = build.fragmentOf(address);
      if (fragment !== undefined) needed.add(fragment);
      for (const each of projects.get(address) ?? []) needed.add(each);
      for (const each of (list.data[address] ?? []).flatMap(build.filesOf)) needed.add(each);
      // A page may show addresses that are none.
      for (const each of build.namedBy(htmlOf(address))) if (exists(each)) needed.add(each);
    }
    const files = [
      ...[...needed].toSorted().map((each) => fileOf(each)),
      ...own.map(({ address }) => fileOf(address, htmlOf(address))),
    ];
    const pages = own.map(({ address, title }) => [address, title] as const);
    const digest = createHash('sha256')
      .update(JSON.stringify([name, files, pages]))
      .digest('hex')
      .slice(0, digits);
    const manifest: PackManifest = { format: 1, id, name, digest, files, pages };
    texts.set(packFileOf(id), `${JSON.stringify(manifest)}\n`);
    const bytes = files.reduce((sum, [, each]) => sum + each, 0);
    return { id, name, pages: pages.length, files: files.length, bytes, digest };
  });
  const index: PackIndex = { format: 1, packs };
  texts.set(packIndexFile, `${JSON.stringify(index)}\n`);
  for (const [name, text] of texts) writeAtomically(path.join(folder, name), text);
  return texts;
}
