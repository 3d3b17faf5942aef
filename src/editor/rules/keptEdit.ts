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
}

/** What is needed of the browser's storage. */
export interface EditStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
}

/** Characters of all files of an edit: more would fill the storage that the whole site shares. */
export const longestEdit = 200_000;

const keyOf = ({ id, style, code }: EditSubject) => `edit:${style}:${code}:${id}`;

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

/**
 * What is kept of an edit, or nothing.
 * @param storage - the browser's; asked for here, since a browser may refuse even that
 */
export function readEdit(storage: () => EditStorage, subject: EditSubject): Edit | undefined {
  const value = attempt(
    () => JSON.parse(storage().getItem(keyOf(subject)) ?? 'null') as unknown,
  ) as { digest?: unknown; files?: unknown } | null | undefined;
  const files = readFiles(value?.files);
  return files && typeof value?.digest === 'string' ? { digest: value.digest, files } : undefined;
}

/**
 * Keeps an edit, in place of what was kept before.
 * @param edit - undefined where nothing is changed any more
 * @returns whether it is kept; the browser may refuse, and it may be too long
 */
export function keepEdit(
  storage: () => EditStorage,
  subject: EditSubject,
  edit: Edit | undefined,
): boolean {
  if (!edit) {
    attempt(() => storage().removeItem(keyOf(subject)));
    return true;
  }
  if (!readFiles(edit.files)) return false;
  return (
    attempt(() => {
      storage().setItem(keyOf(subject), JSON.stringify(edit));
      return true;
    }) ?? false
  );
}
