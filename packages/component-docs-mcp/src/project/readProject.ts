import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import {
  npmVersions,
  pnpmVersions,
  yarnVersions,
  type LockedVersions,
  type LockQuestion,
} from './lockedVersions';
import { parseBounded } from './parseBounded';
import { plainRange } from './plainRange';
import { readBounded } from './readBounded';
import type { Project } from './types';

/** Bytes of a lockfile that are read at most; those of large repositories have some five million. */
const longestLock = 30_000_000;
const longestManifest = 2_000_000;

const readers: readonly (readonly [file: string, read: (of: LockQuestion) => LockedVersions])[] = [
  ['package-lock.json', npmVersions],
  ['npm-shrinkwrap.json', npmVersions],
  ['pnpm-lock.yaml', pnpmVersions],
  ['yarn.lock', yarnVersions],
];

/** A folder and those above it, the nearest first; a repository ends at `.git`. */
function foldersUp(folder: string): string[] {
  const folders: string[] = [];
  for (let here = path.resolve(folder); ; here = path.dirname(here)) {
    folders.push(here);
    const isTop = here === path.dirname(here) || fs.existsSync(path.join(here, '.git'));
    if (isTop || folders.length > 12) return folders;
  }
}

type Manifest = Record<string, unknown>;

function parseObject(text: string): Manifest {
  const value = parseBounded(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('is no object');
  }
  return value as Manifest;
}

const dependencyFields = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
];

/** What a manifest asks for. What is too long for a range is taken for any version. */
function rangesOf(manifest: Manifest, names: readonly string[]): Record<string, string> {
  const ranges: Record<string, string> = {};
  for (const field of dependencyFields) {
    const value = manifest[field];
    if (typeof value !== 'object' || value === null) continue;
    for (const name of names) {
      const range = Object.hasOwn(value, name) ? (value as Manifest)[name] : undefined;
      if (typeof range === 'string') ranges[name] ??= range.length < 200 ? range : '';
    }
  }
  return ranges;
}

/** The least release that a range lets through, if it names one: `*` and `<9` begin before all. */
function leastOf(range: string): string | undefined {
  try {
    const least = semver.minVersion(plainRange(range));
    return least && least.compareMain('0.0.0') > 0 ? least.version : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads which versions of some packages a project uses: what is installed in its `node_modules`, else what its lockfile says, else the
 * least version that its `package.json` lets in. Nothing of the project is run, and no file is taken for harmless.
 * @param folder - in which the project is looked for, then in those above
 * @param packageNames - npm names; what is no such name is left out
 */
export function readProject(folder: string, packageNames: readonly string[]): Project {
  const names = packageNames.filter((name) => /^(?:@[\w-][\w.-]*\/)?[\w-][\w.-]*$/.test(name));
  const folders = foldersUp(folder);
  const problems: string[] = [];
  const shown = (file: string) => path.relative(folder, file).split(path.sep).join('/') || '.';
  const attempt = <Result>(file: string, read: () => Result): Result | undefined => {
    try {
      return read();
    } catch (error) {
      // The first line: a parser may show what it has read.
      const [reason = ''] = (error as Error).message.split('\n');
      problems.push(`${shown(file)} is not used: ${reason.slice(0, 160)}`);
      return undefined;
    }
  };
  // A folder may have a package.json that only tells how its modules are to be read, or be a part of a project that asks for more.
  const homes = folders.filter((one) => fs.existsSync(path.join(one, 'package.json')));
  const [home] = homes;
  const packages: Project['packages'] = {};
  const unknown: Project['unknown'] = {};
  if (home === undefined) return { folder: path.resolve(folder), packages, unknown, problems };
  const asked = new Map<string, { range: string; file: string }>();
  for (const one of homes) {
    const file = path.join(one, 'package.json');
    const manifest = attempt(file, () => parseObject(readBounded(file, longestManifest) ?? '{}'));
    for (const [name, range] of Object.entries(manifest ? rangesOf(manifest, names) : {})) {
      if (!asked.has(name)) asked.set(name, { range, file });
    }
  }
  const ranges = Object.fromEntries([...asked].map(([name, { range }]) => [name, range]));
  const above = folders.slice(folders.indexOf(home));

  for (const name of names) {
    for (const one of above) {
      const file = path.join(one, 'node_modules', name, 'package.json');
      const text = attempt(file, () => readBounded(file, longestManifest));
      const version = text && attempt(file, () => parseObject(text).version);
      const release = typeof version === 'string' ? semver.valid(version) : null;
      if (release !== null) {
        packages[name] = { version: release, file: shown(file) };
        break;
      }
    }
  }

  let missing = names.filter((name) => !Object.hasOwn(packages, name));
  for (const one of above) {
    const places = homes
      .filter((each) => above.indexOf(each) <= above.indexOf(one))
      .map((each) => path.relative(one, each).split(path.sep).join('/') || '.');
    for (const [lock, read] of readers) {
      if (missing.length === 0) break;
      const file = path.join(one, lock);
      const text = attempt(file, () => readBounded(file, longestLock));
      if (text === undefined) continue;
      const locked = attempt(file, () => read({ text, names: missing, places, ranges })) ?? {};
      for (const [name, version] of Object.entries(locked)) {
        packages[name] = { version, file: shown(file) };
      }
      missing = missing.filter((name) => !Object.hasOwn(packages, name));
    }
  }

  for (const name of missing) {
    const wanted = asked.get(name);
    if (!wanted) continue;
    const least = leastOf(wanted.range);
    const file = shown(wanted.file);
    if (least) packages[name] = { version: least, file, isRange: true };
    else unknown[name] = file;
  }
  return { folder: home, packages, unknown, problems };
}
