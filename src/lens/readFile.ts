import {
  chooseVersions,
  type ChosenVersions,
  type PackagesOfProduct,
} from './rules/files/chooseVersions';
import { fileKind } from './rules/files/fileKind';
import { readBunLock } from './rules/files/readBunLock';
import { readManifest } from './rules/files/readManifest';
import { readNpmLock } from './rules/files/readNpmLock';
import { readPnpmLock } from './rules/files/readPnpmLock';
import type { FileKind, FilePackages } from './rules/files/types';
import { readYarnBerryLock, readYarnClassicLock } from './rules/files/readYarnLock';

/** Characters of the longest file that is read; the lockfiles of large monorepos have some three million. */
export const longestFile = 16_000_000;

/** Why a file says nothing. */
export type FileProblem =
  /** It is longer than {@link longestFile}. */
  | 'tooLong'
  /** It is no package.json or lockfile. */
  | 'unknownKind'
  /** It is one, but cannot be parsed. */
  | 'damaged'
  /** It names none of the packages. */
  | 'nothing';

/** What was found, or why nothing was. */
export type ReadFile =
  ({ kind: FileKind } & ChosenVersions) | { problem: FileProblem; kind?: FileKind };

async function packagesIn(kind: FileKind, text: string): Promise<FilePackages> {
  const plain = text.replace(/^\uFEFF/, '');
  switch (kind) {
    case 'package.json':
      return readManifest(JSON.parse(plain));
    case 'npm':
      return readNpmLock(JSON.parse(plain));
    case 'yarn-classic':
      return readYarnClassicLock(plain);
    case 'bun':
      return readBunLock(plain);
    default: {
      const { loadAll, JSON_SCHEMA } = await import(/* webpackChunkName: "yaml" */ 'js-yaml');
      // Anchors that refer to each other stay references, and nothing here follows them.
      // Of two documents, pnpm's first is about pnpm itself.
      const value = loadAll(plain, null, { schema: JSON_SCHEMA }).at(-1);
      return kind === 'pnpm' ? readPnpmLock(value) : readYarnBerryLock(value);
    }
  }
}

/**
 * Reads what is installed from a package.json or a lockfile of npm, pnpm, Yarn or Bun. It stays in the browser.
 * @param text - of the file
 * @param products - whose packages are looked for
 */
export async function readFile(
  text: string,
  products: readonly PackagesOfProduct[],
): Promise<ReadFile> {
  if (text.length > longestFile) return { problem: 'tooLong' };
  const kind = fileKind(text);
  if (!kind) return { problem: 'unknownKind' };
  let chosen: ChosenVersions;
  try {
    chosen = chooseVersions(await packagesIn(kind, text), products);
  } catch {
    return { problem: 'damaged', kind };
  }
  if (Object.keys(chosen.installed).length === 0 && chosen.unknown.length === 0) {
    return { problem: 'nothing', kind };
  }
  return { kind, ...chosen };
}
