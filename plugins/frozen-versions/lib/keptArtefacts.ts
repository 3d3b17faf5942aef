import fs from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../support/writeAtomically';
import { digestOf, placeOf, readList, type ArtefactList } from './artefactList';
import { nameOf, type FrozenVersion } from './manifest';
import { baseOf, largestObject, unpackObject } from './objectForm';
import type { Source } from './source';

/** Where the files of artefacts are kept as they are served, so that a build only has to link them. */
export const keptFolder = (siteDir: string): string =>
  path.join(siteDir, 'node_modules/.cache/frozen-versions');

/** Bytes that a list may have. */
const longestList = 64 * 1024 * 1024;

/** Objects that are asked for at the same time. */
const atOnce = 12;

/** Objects upon objects that one is read through at most. */
const deepest = 8;

type Wanted = Pick<FrozenVersion, 'instance' | 'version' | 'digest' | 'locales'>;

/** The file of an object as it is served. */
export const keptObject = (kept: string, digest: string): string =>
  path.join(kept, placeOf.object(digest));

/** The languages whose pages lie in a folder of their own: all but the first. */
export const languagesOf = ({ locales }: Pick<FrozenVersion, 'locales'>): string[] =>
  locales.slice(1);

/**
 * The list of an artefact whose files are all kept. It is written when they are.
 * @param kept - of {@link keptFolder}
 * @returns nothing where they are not
 */
export function readKeptList(kept: string, version: Wanted): ArtefactList | undefined {
  try {
    const text = fs.readFileSync(path.join(kept, placeOf.list(version.digest)), 'utf8');
    if (digestOf(text) !== version.digest) return undefined;
    return readList(text, version, languagesOf(version));
  } catch {
    return undefined;
  }
}

/** Whether all files of an artefact are kept, by its list, which is written when they are. */
export const isKept = (kept: string, { digest }: Pick<Wanted, 'digest'>): boolean =>
  fs.existsSync(path.join(kept, placeOf.list(digest)));

/** Whether every file of a kept artefact is still as long as it was. */
function isWhole(kept: string, { files }: ArtefactList): boolean {
  const lengths = new Map(files.map(({ digest, bytes }) => [digest, bytes]));
  return [...lengths].every(
    ([digest, bytes]) =>
      fs.statSync(keptObject(kept, digest), { throwIfNoEntry: false })?.size === bytes,
  );
}

/** Reads one object of a source with those that it needs, and checks it by its digest. */
async function fetchObject(source: Source, digest: string, depth = 0): Promise<Buffer> {
  const place = placeOf.object(digest);
  const fault = (what: string) => new Error(`${place} of ${source.name} ${what}`);
  if (depth > deepest) throw fault(`is made of more than ${deepest} others`);
  let object: Buffer;
  try {
    object = await source.read(place, largestObject);
  } catch (error) {
    throw fault((error as Error).message);
  }
  const base = baseOf(object);
  const below = base === undefined ? undefined : await fetchObject(source, base, depth + 1);
  let content: Buffer;
  try {
    content = unpackObject(object, below);
  } catch (error) {
    throw fault(`cannot be read, as if it were cut off: ${(error as Error).message}`);
  }
  if (digestOf(content) !== digest) throw fault('has another digest than its name says');
  return content;
}

/**
 * Keeps all files of an artefact, each checked by its digest. What is kept already is not asked for.
 * @param kept - of {@link keptFolder}
 * @returns the list
 * @throws if anything of it is missing, broken or not what the manifest names; the version is not usable then
 */
export async function keepArtefact(
  kept: string,
  version: Wanted,
  source: Source,
): Promise<ArtefactList> {
  const known = readKeptList(kept, version);
  if (known && isWhole(kept, known)) return known;
  const stamp = path.join(kept, placeOf.list(version.digest));
  fs.rmSync(stamp, { force: true });

  const place = placeOf.list(version.digest);
  const fault = (what: string) => new Error(`${place} of ${source.name} ${what}`);
  let text: Buffer;
  try {
    text = await source.read(place, longestList);
  } catch (error) {
    throw fault((error as Error).message);
  }
  if (digestOf(text) !== version.digest) throw fault('has another digest than its name says');
  let list: ArtefactList;
  try {
    list = readList(text.toString(), version, languagesOf(version));
  } catch (error) {
    throw fault((error as Error).message);
  }
  const lengths = new Map(list.files.map(({ digest, bytes }) => [digest, bytes]));
  const missing = [...lengths].filter(
    ([digest, bytes]) =>
      fs.statSync(keptObject(kept, digest), { throwIfNoEntry: false })?.size !== bytes,
  );
  const queue = missing.values();
  const work = async () => {
    for (const [digest, bytes] of queue) {
      const content = await fetchObject(source, digest);
      if (content.length !== bytes) {
        throw new Error(
          `${placeOf.object(digest)} of ${source.name} has ${content.length} bytes, and the list says ${bytes}`,
        );
      }
      const file = keptObject(kept, digest);
      writeAtomically(file, content);
      // A build links it: what writes into a page of a build is not to change it here.
      fs.chmodSync(file, 0o444);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  writeAtomically(stamp, text);
  return list;
}

/** Removes what is kept of artefacts that no manifest names any more. */
export function forgetArtefacts(kept: string, versions: readonly Wanted[]): void {
  const lists = path.join(kept, 'versions');
  if (!fs.existsSync(lists)) return;
  const named = new Set(versions.map(({ digest }) => `${digest}.json`));
  const unneeded = fs.readdirSync(lists).filter((name) => !named.has(name));
  if (unneeded.length === 0) return;
  for (const name of unneeded) fs.rmSync(path.join(lists, name), { force: true });
  const needed = new Set(
    versions
      .flatMap((version) => readKeptList(kept, version)?.files ?? [])
      .map(({ digest }) => digest),
  );
  const objects = path.join(kept, 'objects');
  for (const folder of fs.existsSync(objects) ? fs.readdirSync(objects) : []) {
    for (const name of fs.readdirSync(path.join(objects, folder))) {
      if (!needed.has(name)) fs.rmSync(path.join(objects, folder, name), { force: true });
    }
  }
}

/** A line on a version that cannot be used: what it is, why, and what to do. */
export function refusalOf(version: Wanted, reason: string): string {
  return `The frozen version ${nameOf(version)} is left out of this build: ${reason}. Put the artefact back where FROZEN_VERSIONS says, or bring its pages back with npm run version:thaw -- ${nameOf(version)}.`;
}
