import fs from 'node:fs';
import path from 'node:path';
import { keyOf } from './keptFile';
import { parseJson } from './parseJson';
import { writeAtomically } from './writeAtomically';

/** What npm has really installed; package-lock.json may be ahead of it. */
const lockfile = 'node_modules/.package-lock.json';

/** Variable by which a command tells its own processes the digest of manifests, so that it is taken once. */
const manifestsVariable = 'SITE_INSTALLED';

/** What was seen of the installed packages when somebody looked thoroughly. */
interface Record {
  /** Digest of lockfile and manifests. */
  manifests: string;
  /** By place of a package: its version, and what its files look like from outside. */
  packages: { [place: string]: [version: string, files: string] };
  /** Changes when files of a package have, and its version has not. Empty as long as that was never seen. */
  edited: string;
}

const recordFile = (siteDir: string) => path.join(siteDir, 'node_modules/.cache/installed.json');

function readRecord(siteDir: string): Record | undefined {
  try {
    const record = JSON.parse(fs.readFileSync(recordFile(siteDir), 'utf8')) as Record;
    return typeof record.manifests === 'string' && typeof record.edited === 'string'
      ? record
      : undefined;
  } catch {
    return undefined;
  }
}

const readIfThere = (file: string): Buffer => {
  try {
    return fs.readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
};

/** Folders of the installed packages, relative to the site. */
function placesOf(lock: Buffer): string[] {
  try {
    const { packages = {} } = parseJson(lockfile, lock.toString()) as { packages?: object };
    return Object.keys(packages).filter((place) => place !== '');
  } catch {
    return [];
  }
}

/** Digests what npm has written down, and the manifest of each package as it lies in its folder. */
function digestManifests(siteDir: string): string {
  const lock = readIfThere(path.join(siteDir, lockfile));
  const manifests = placesOf(lock).flatMap((place) => [
    place,
    readIfThere(path.join(siteDir, place, 'package.json')),
  ]);
  return keyOf(lock, ...manifests);
}

const manifestDigests = new Map<string, string>();

function manifestsOf(siteDir: string, afresh: boolean): string {
  const given = process.env[manifestsVariable];
  if (given !== undefined) {
    const [folder, digest] = given.split('\n');
    if (folder === siteDir && digest) return digest;
  }
  const known = (afresh ? undefined : manifestDigests.get(siteDir)) ?? digestManifests(siteDir);
  manifestDigests.set(siteDir, known);
  return known;
}

/**
 * Changes when a file of an installed package was changed by hand, its version was not, and a build with `--afresh` has noticed: for
 * what goes by versions, as the bundler's cache does.
 */
export function editedPackages(siteDir: string): string {
  return readRecord(siteDir)?.edited ?? '';
}

/**
 * A digest of what is installed, whatever package-lock.json says: names, versions and manifests of all packages as they lie in their
 * folders, and whether files within them were changed by hand as far as {@link noticeInstalled} knows.
 * @param siteDir - absolute
 * @param afresh - whether to look again; otherwise that is done once a process
 */
export function installedDigest(siteDir: string, afresh = false): string {
  return keyOf(manifestsOf(siteDir, afresh), editedPackages(siteDir));
}

/** What the files of each package look like from outside: names, sizes, times. Those of packages within it are their own. */
function lookAtFiles(siteDir: string): Record['packages'] {
  const places = placesOf(readIfThere(path.join(siteDir, lockfile)));
  const look = (folder: string): string[] =>
    fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (entry.name === 'node_modules') return [];
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return look(full);
      const { size, mtimeMs } = fs.lstatSync(full);
      return [`${full} ${size} ${Math.trunc(mtimeMs)}`];
    });
  return Object.fromEntries(
    places.flatMap((place) => {
      const folder = path.join(siteDir, place);
      if (!fs.existsSync(folder)) return [];
      const manifest = readIfThere(path.join(folder, 'package.json')).toString();
      const [, version = ''] = /"version"\s*:\s*"([^"]*)"/.exec(manifest) ?? [];
      const files = look(folder).map((line) => line.slice(siteDir.length));
      return [[place, [version, keyOf(files.toSorted().join('\n')).slice(0, 16)]]];
    }),
  );
}

/**
 * Looks at what is installed, before a build: always at versions and manifests; at the files within packages, which takes seconds, when
 * something is installed anew, or when asked to. Tells the processes of this command what it found.
 * @param siteDir - absolute
 */
export function noticeInstalled(siteDir: string, { thoroughly }: { thoroughly: boolean }): void {
  const manifests = digestManifests(siteDir);
  manifestDigests.set(siteDir, manifests);
  process.env[manifestsVariable] = `${siteDir}\n${manifests}`;
  const before = readRecord(siteDir);
  if (before?.manifests === manifests && !thoroughly) return;
  const packages = lookAtFiles(siteDir);
  const isEdited =
    before !== undefined &&
    Object.entries(packages).some(([place, [version, files]]) => {
      const [known, seen] = before.packages[place] ?? [];
      return known === version && seen !== files;
    });
  const edited = isEdited ? keyOf(JSON.stringify(packages)).slice(0, 16) : (before?.edited ?? '');
  writeAtomically(recordFile(siteDir), JSON.stringify({ manifests, packages, edited }));
}
