import fs from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../support/writeAtomically';
import { digestOf, listText, placeOf, type ArtefactFile, type ArtefactList } from './artefactList';
import { baseOf, packObject, unpackObject } from './objectForm';

/** What was written of an artefact. */
export interface WrittenArtefact extends ArtefactList {
  /** Of its list: its name. */
  digest: string;
  /** Bytes of its files as they are served. */
  bytes: number;
  /** Bytes that it added to the folder, and how many objects. */
  added: number;
  objects: number;
}

/** A path in which neither a version nor a digest is written, so that the same file of two versions has the same. */
export const likePath = (file: string, version: string): string =>
  file.replaceAll(version, '*').replace(/\.[0-9a-f]{8}(?=\.)/g, '.*');

/** A script of a page, which is named after the place of its source: another one in each version. */
const isPageScript = (file: string) =>
  /(?:^|\/)assets\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/.test(file);

/** What such a script is called here: after its source, which Docusaurus writes into it; nothing where it has none. */
function likeSource(file: string, content: Buffer, version: string): string | undefined {
  const [, source] = /\bsource:"@site\/([^"]+)"/.exec(content.toString()) ?? [];
  return source && `${file.replace(/[^/]+$/, '')}${source.replaceAll(version, '*')}`;
}

/**
 * The content of an object of a folder, and that of the whole object that it is made of, which is itself where it is whole.
 * @throws if there is none
 */
function readObject(folder: string, digest: string): { content: Buffer; whole: Buffer } {
  const object = fs.readFileSync(path.join(folder, placeOf.object(digest)));
  const base = baseOf(object);
  if (base === undefined) {
    const content = unpackObject(object);
    return { content, whole: content };
  }
  const { content, whole } = readObject(folder, base);
  return { content: unpackObject(object, content), whole };
}

/** Of lists that are in the folder, the files that may be alike, by {@link likePath} and {@link likeSource}. */
function filesLike(folder: string): Map<string, string> {
  const lists = path.join(folder, 'versions');
  const like = new Map<string, string>();
  if (!fs.existsSync(lists)) return like;
  const byAge = fs
    .readdirSync(lists)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(lists, name))
    .toSorted((a, b) => fs.statSync(a).mtimeMs - fs.statSync(b).mtimeMs);
  for (const file of byAge) {
    try {
      const { version, files } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
        version: string;
        files: [string, string, number][];
      };
      for (const [name, digest] of files) {
        like.set(likePath(name, version), digest);
        if (!isPageScript(name)) continue;
        const source = likeSource(name, readObject(folder, digest).content, version);
        if (source !== undefined) like.set(source, digest);
      }
    } catch {
      // What is no list helps nobody; who needs it says so.
    }
  }
  return like;
}

/**
 * Writes an artefact into a folder: each content once, under its digest, and as what differs from the same file of another version
 * where that is much less. The list comes last: without it, nothing of it counts.
 * @param folder - absolute; made when it is missing
 * @param of - the version
 * @param files - absolute files by their paths in a build
 * @throws if a file cannot be read or written
 */
export function writeArtefact(
  folder: string,
  of: Pick<ArtefactList, 'instance' | 'version'>,
  files: ReadonlyMap<string, string>,
): WrittenArtefact {
  const like = filesLike(folder);
  const listed: ArtefactFile[] = [];
  let [added, objects, bytes] = [0, 0, 0];
  for (const [name, file] of files) {
    const content = fs.readFileSync(file);
    const digest = digestOf(content);
    listed.push({ path: name, digest, bytes: content.length });
    bytes += content.length;
    const place = path.join(folder, placeOf.object(digest));
    if (fs.existsSync(place)) continue;
    const source = isPageScript(name) ? likeSource(name, content, of.version) : undefined;
    const model =
      like.get(likePath(name, of.version)) ?? (source === undefined ? undefined : like.get(source));
    let base: Buffer | undefined;
    try {
      // Upon a whole one: whoever reads an object reads two at most, however many versions there are.
      base = model === undefined ? undefined : readObject(folder, model).whole;
    } catch {
      // An object that is gone or broken is no base.
    }
    const object = packObject(content, base);
    writeAtomically(place, object);
    added += object.length;
    objects += 1;
  }
  const list: ArtefactList = { ...of, files: listed };
  const text = listText(list);
  const digest = digestOf(text);
  const place = path.join(folder, placeOf.list(digest));
  if (!fs.existsSync(place)) added += Buffer.byteLength(text);
  writeAtomically(place, text);
  return { ...list, digest, bytes, added, objects };
}
