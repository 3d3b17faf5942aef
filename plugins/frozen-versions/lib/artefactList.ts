import { createHash } from 'node:crypto';
import { nameOf } from './manifest';

/** The form of a list that this release writes and reads. */
export const listFormat = 1;

/** A file of an artefact. */
export interface ArtefactFile {
  /** Below the folder of a build, with slashes. */
  path: string;
  /** SHA-256 of its content, in hexadecimal digits. */
  digest: string;
  bytes: number;
}

/** What an artefact consists of. */
export interface ArtefactList {
  instance: 'default' | 'x';
  version: string;
  /** In the order of their paths. */
  files: ArtefactFile[];
}

/** Where the parts of an artefact are, below the place of all artefacts. */
export const placeOf = {
  list: (digest: string): string => `versions/${digest}.json`,
  object: (digest: string): string => `objects/${digest.slice(0, 2)}/${digest}`,
};

/** The digest by which content is named and checked. */
export const digestOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Folders and files of a build, below that of a language, in which a version has what is its own or named by its content. */
export function ownPlaces(instance: 'default' | 'x', version: string): string[] {
  const folder = instance === 'x' ? 'x_versioned_docs' : 'versioned_docs';
  const root = instance === 'x' ? `x/${version}` : version;
  return [
    `${root}/`,
    `${root}.md`,
    'assets/',
    'img/pages/',
    `sandboxes/${folder}/version-${version}/`,
    `search/docs-${instance}-${version}.json`,
    `search/texts/docs-${instance}-${version}.json`,
  ];
}

/**
 * Why an artefact may not have a file of this path: it would leave the places of its version.
 * @param languages - folders of the languages besides the default one
 * @returns nothing if it may
 */
export function pathProblem(
  path: string,
  places: readonly string[],
  languages: readonly string[],
): string | undefined {
  // Control characters, and what one of the systems reads as something else than a name.
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\\:*?"<>|]/.test(path)) return 'has a character that no file has';
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) {
    return 'leaves its folder';
  }
  const own = languages.includes(parts[0]!) ? parts.slice(1).join('/') : path;
  const isOwn = places.some((place) =>
    place.endsWith('/') ? own.startsWith(place) : own === place,
  );
  return isOwn ? undefined : 'is none of the version';
}

/** Whether a value is an entry of a list. By hand: a list has thousands, and is read by every build. */
function isEntry(value: unknown): value is [string, string, number] {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [path, digest, bytes] = value as unknown[];
  return (
    typeof path === 'string' &&
    typeof digest === 'string' &&
    /^[0-9a-f]{64}$/.test(digest) &&
    Number.isSafeInteger(bytes) &&
    (bytes as number) >= 0
  );
}

/** The text of a list, whose digest is that of the artefact. */
export function listText({ instance, version, files }: ArtefactList): string {
  const lines = files
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, digest, bytes }) => JSON.stringify([path, digest, bytes]));
  return `{"format":${listFormat},"instance":${JSON.stringify(instance)},"version":${JSON.stringify(version)},"files":[\n${lines.join(',\n')}\n]}\n`;
}

/**
 * Reads the text of a list.
 * @param of - the version that it has to be of
 * @param languages - folders of the languages besides the default one
 * @throws with what is wrong; the message goes on after the name of the list
 */
export function readList(
  text: string,
  of: Pick<ArtefactList, 'instance' | 'version'>,
  languages: readonly string[],
): ArtefactList {
  let read: Record<string, unknown>;
  try {
    read = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new Error('is no JSON');
  }
  if (read.format !== listFormat) {
    throw new Error(
      `is of format ${JSON.stringify(read.format)}, and this release reads format ${listFormat}`,
    );
  }
  if (read.instance !== of.instance || read.version !== of.version) {
    throw new Error(
      `is of ${nameOf({ instance: String(read.instance), version: String(read.version) })}, not of ${nameOf(of)}`,
    );
  }
  if (!Array.isArray(read.files) || read.files.length === 0) {
    throw new Error('is not as it should be: it lists no files');
  }
  const wrong = (read.files as unknown[]).find((entry) => !isEntry(entry));
  if (wrong !== undefined) {
    throw new Error(
      `is not as it should be: ${JSON.stringify(wrong).slice(0, 200)} is no path with its digest and size`,
    );
  }
  const places = ownPlaces(of.instance, of.version);
  const seen = new Set<string>();
  const list = (read.files as [string, string, number][]).map(([path, digest, bytes]) => {
    const problem = seen.has(path) ? 'is there twice' : pathProblem(path, places, languages);
    if (problem !== undefined)
      throw new Error(`has the path ${JSON.stringify(path)}, which ${problem}`);
    seen.add(path);
    return { path, digest, bytes };
  });
  return { ...of, files: list };
}
