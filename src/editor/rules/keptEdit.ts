import { attempt } from '../../ui/rules/attempt';

/** Which form of which demo was edited. */
export interface EditSubject {
  /** Id of the demo. */
  id: string;
  style: string;
  code: string;
}

/** What a reader has changed of a demo. */
export interface Edit {
  /** Of the demo's files as they were; see `textDigest`. */
  digest: string;
  /** Texts of the files that were changed, by the name that is shown. */
  files: Record<string, string>;
  /** It came with a link, and nobody has allowed it to run. */
  held?: boolean;
}

/** Characters of all files of an edit: more would fill the storage that the whole site shares. */
export const longestEdit = 200_000;

/** A name that may be shown and used as a path. */
const isName = (name: string) =>
  name.length <= 200 &&
  /^[\w@.()+-]+(?:\/[\w@.()+-]+)*$/.test(name) &&
  !name.split('/').some((part) => part === '.' || part === '..');

/** Reads files by name out of what anybody may have written; undefined for what is none. */
export function readFiles(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  const isWhole = entries.every(([name, text]) => isName(name) && typeof text === 'string');
  const length = entries.reduce((sum, [, text]) => sum + String(text).length, 0);
  if (!isWhole || entries.length === 0 || entries.length > 40 || length > longestEdit) {
    return undefined;
  }
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Reads an edit out of what is stored; undefined for what is none. */
export function parseEdit(text: string | null): Edit | undefined {
  const value = attempt(() => JSON.parse(text ?? 'null') as unknown) as
    { digest?: unknown; files?: unknown; held?: unknown } | null | undefined;
  const files = readFiles(value?.files);
  if (!files || typeof value?.digest !== 'string') return undefined;
  return { digest: value.digest, files, ...(value.held === true && { held: true }) };
}
