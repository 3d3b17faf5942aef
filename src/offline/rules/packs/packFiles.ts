/**
 * A file of a pack: its address relative to the base URL of the language, its bytes, and a digest where the address names none.
 */
export type PackFile = readonly [address: string, bytes: number, digest?: string];

/** What a reader is told of a product before it is saved. */
export interface PackEntry {
  id: string;
  name: string;
  pages: number;
  files: number;
  bytes: number;
  /** Another one is another state of the product. */
  digest: string;
}

/** The packs of a language: `offline/packs.json`. */
export interface PackIndex {
  format: 1;
  packs: PackEntry[];
}

/** A product in a language: `offline/<id>.json`. */
export interface PackManifest {
  format: 1;
  id: string;
  name: string;
  digest: string;
  /** In the order in which they are saved: pages come last, so that a page that is there has what it needs. */
  files: PackFile[];
  /** Address and title of each page. */
  pages: (readonly [address: string, title: string])[];
}

/** Relative to the base URL of a language. */
export const packIndexFile = 'offline/packs.json';

/** Relative to the base URL of a language. */
export const packFileOf = (id: string): string => `offline/${id}.json`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isId = (value: unknown): value is string => isText(value) && /^[\w-]+$/.test(value);
/** Below the base, and nowhere else. */
const isAddress = (value: unknown): value is string =>
  isText(value) && !/^[/\\]|^[\w+.-]+:|(?:^|\/)\.\.(?:\/|$)|[\\?#\s]/.test(value);

const isFile = (value: unknown): value is PackFile =>
  Array.isArray(value) &&
  isAddress(value[0]) &&
  isCount(value[1]) &&
  (value[2] === undefined || isText(value[2]));

const isPage = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && isAddress(value[0]) && isText(value[1]);

function isEntry(value: unknown): value is PackEntry {
  if (!isObject(value)) return false;
  const { id, name, pages, files, bytes, digest } = value;
  return isId(id) && isText(name) && isText(digest) && [pages, files, bytes].every(isCount);
}

/**
 * Checks what has arrived as the list of packs.
 * @throws if it is none, or of a format that this page does not know
 */
export function parsePackIndex(value: unknown): PackIndex {
  if (isObject(value) && value.format === 1 && Array.isArray(value.packs)) {
    if (value.packs.every(isEntry)) return value as unknown as PackIndex;
  }
  throw new Error(`${packIndexFile} is no list of packs`);
}

/**
 * Checks what has arrived as a pack's own list.
 * @param id - of the product that was asked for
 * @throws if it is none, of another product, or of a format that this page does not know
 */
export function parsePackManifest(value: unknown, id: string): PackManifest {
  if (isObject(value) && value.format === 1 && value.id === id && Array.isArray(value.files)) {
    const { name, digest, files, pages } = value;
    if (isText(name) && isText(digest) && files.every(isFile)) {
      if (Array.isArray(pages) && pages.every(isPage)) return value as unknown as PackManifest;
    }
  }
  throw new Error(`${packFileOf(id)} is no pack of ${id}`);
}
