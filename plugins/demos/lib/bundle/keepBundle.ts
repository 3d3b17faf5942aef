import fs from 'node:fs';
import path from 'node:path';
import { keyOf } from '../../../support/keptFile';
import { writeAtomically } from '../../../support/writeAtomically';
import type { Compiled } from './compileEntries';
import type { PackageModule } from '../packages/packageTable';
import { versionedName } from './versionedName';

/** A bundle of demos. */
export interface Bundle {
  /** By entry, the scripts that bring it: paths below their folder on the site, see `versionedName`. */
  scripts: Record<string, string[]>;
  /** Where the modules are that code of a reader may import; files as in `scripts`. */
  packages: Record<string, PackageModule>;
}

interface Kept extends Bundle {
  key: string;
  /** Digests of the files that it was made of, by path below the site; null for a folder. */
  sources: Record<string, string | null>;
  /** Sizes of the scripts, by path below their folder. */
  sizes: Record<string, number>;
}

/** What a bundle is made of, and where it is kept between builds. */
export interface BundleOptions {
  siteDir: string;
  /** Absolute folder of the scripts; beside it, what is known of them. */
  output: string;
  /** Code by the entry's name. */
  entries: Readonly<Record<string, string>>;
  /** Digest of what the scripts depend on beside entries and files: packages, rules, settings. */
  salt: string;
  /** Makes the scripts from the absolute paths of the entries' files, by name. */
  compile: (entries: Record<string, string>) => Promise<Compiled>;
}

const isInstalled = (file: string) => file.split(path.sep).includes('node_modules');

/** Nothing for a file that is not there, and for a folder. */
const digestOf = (file: string): string | null => {
  try {
    return keyOf(fs.readFileSync(file));
  } catch {
    return null;
  }
};

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

function isWhole(siteDir: string, output: string, { sources, sizes }: Kept): boolean {
  const isThere = ([name, size]: [string, number]) =>
    fs.statSync(path.join(output, name), { throwIfNoEntry: false })?.size === size;
  const isSame = ([name, digest]: [string, string | null]) =>
    digestOf(path.join(siteDir, name)) === digest;
  return Object.entries(sizes).every(isThere) && Object.entries(sources).every(isSame);
}

/** Writes the entries as files, in place of those of before. */
function writeEntries(folder: string, entries: BundleOptions['entries']): Record<string, string> {
  fs.rmSync(folder, { recursive: true, force: true });
  return Object.fromEntries(
    Object.entries(entries).map(([name, code]) => {
      const file = path.join(folder, `${name}.js`);
      writeAtomically(file, code);
      return [name, file];
    }),
  );
}

/**
 * Bundles demos, unless that was done before with the same entries and files. Of what is in `node_modules`, `salt` tells whether
 * it has changed.
 */
export async function keepBundle({
  siteDir,
  output,
  entries,
  salt,
  compile,
}: BundleOptions): Promise<Bundle> {
  const record = `${output}.json`;
  // The form of the addresses is part of what is kept.
  const key = keyOf('digest in the path, packages', salt, JSON.stringify(entries));
  const kept = readKept(record);
  if (kept?.key === key && isWhole(siteDir, output, kept)) return kept;

  // A run that is interrupted leaves no record, and so nothing that counts.
  fs.rmSync(record, { force: true });
  const { scripts, sources, packages } = await compile(writeEntries(`${output}-entries`, entries));
  const made = fs
    .readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  const named = (file: string) => path.relative(output, file).split(path.sep).join('/');
  const addressOf = (name: string) => versionedName(name, fs.readFileSync(path.join(output, name)));
  const result: Kept = {
    key,
    scripts: Object.fromEntries(
      Object.entries(scripts).map(([name, files]) => [name, files.map(addressOf)]),
    ),
    packages: Object.fromEntries(
      Object.entries(packages).map(([name, { id, chunks }]) => [
        name,
        { id, chunks: chunks.map((chunk) => addressOf(`${chunk}.js`)) },
      ]),
    ),
    sizes: Object.fromEntries(made.map((file) => [named(file), fs.statSync(file).size])),
    sources: Object.fromEntries(
      sources
        .filter((file) => !isInstalled(file))
        .map((file) => [path.relative(siteDir, file), digestOf(file)]),
    ),
  };
  writeAtomically(record, JSON.stringify(result));
  return result;
}
