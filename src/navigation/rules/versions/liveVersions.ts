import type { KnownVersion } from './versionEntries';

/**
 * Where the site says, below the base URL of a language, which versions it has now: the pages of a frozen version know only those of the
 * day on which it was frozen.
 */
export const liveVersionsFile = 'site-versions.json';

/** A product as the version menu needs it. */
export interface LiveProduct {
  id: string;
  version: string;
  home: string;
  kept: Record<string, string>;
  archived: { text: string; href: string }[];
}

/** What the site has now. */
export interface LiveVersions {
  /** By docs instance, the newest first; paths without the base URL. */
  versions: Record<string, KnownVersion[]>;
  products: LiveProduct[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPath = (value: unknown) => isText(value) && /^\/(?!\/)[^\s?#\\]*$/.test(value);
const isList = <Value>(value: unknown, holds: (each: unknown) => boolean): value is Value[] =>
  Array.isArray(value) && value.every(holds);

const isVersion = (value: unknown): boolean =>
  isRecord(value) && isText(value.name) && isText(value.label) && isPath(value.path);
const isArchived = (value: unknown): boolean =>
  isRecord(value) && isText(value.text) && isText(value.href) && value.href.startsWith('https://');
const isProduct = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.version) &&
  isPath(value.home) &&
  isRecord(value.kept) &&
  Object.values(value.kept).every(isPath) &&
  isList(value.archived, isArchived);

/**
 * Validates what the site says of its versions. A later release may add fields.
 * @param value - parsed JSON
 * @returns undefined if it is something else
 */
export function readLiveVersions(value: unknown): LiveVersions | undefined {
  if (!isRecord(value) || !isRecord(value.versions)) return undefined;
  const isWhole =
    Object.values(value.versions).every((list) => isList(list, isVersion)) &&
    isList(value.products, isProduct);
  return isWhole ? (value as unknown as LiveVersions) : undefined;
}
