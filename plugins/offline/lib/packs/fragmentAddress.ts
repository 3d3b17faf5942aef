import { gunzipSync } from 'node:zlib';

/** Folder with the index of the text of pages, below that of a language. */
export const searchFolder = 'pagefind';

/** How the files end that hold the text of a page each. */
export const fragmentEnd = '.pf_fragment';

/** What Pagefind writes in front of the JSON of a fragment. */
const mark = 'pagefind_dcd';

/**
 * Reads which page a fragment of Pagefind's index is of.
 * @param name - of the file, for the error
 * @returns the address of the page with the base URL, as Pagefind has it
 * @throws if it is not in the form that is known
 */
export function fragmentAddress(name: string, content: Buffer): string {
  try {
    const text = gunzipSync(content).toString();
    const { url } = JSON.parse(text.slice(text.startsWith(mark) ? mark.length : 0)) as {
      url?: unknown;
    };
    if (typeof url === 'string') return url;
  } catch {
    // Said below.
  }
  throw new Error(
    `${name} does not say which page it is of, so the offline packs cannot have it. If Pagefind writes its fragments otherwise now, mend plugins/offline/lib/packs/fragmentAddress.ts.`,
  );
}
