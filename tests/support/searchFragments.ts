import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

/** A page as the search index holds it. */
export interface SearchFragment {
  url: string;
  content: string;
  filters: Record<string, string[]>;
  meta: Record<string, string>;
  anchors: { element: string; id: string; text: string }[];
}

/** What pagefind writes before a fragment's JSON. */
const signature = 'pagefind_dcd';

/**
 * Reads the pages that a search index holds.
 * @param folder - `pagefind/fragment` of a language
 */
export function searchFragments(folder: string): SearchFragment[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.pf_fragment'))
    .map((name) => {
      const text = zlib.gunzipSync(fs.readFileSync(path.join(folder, name))).toString('utf8');
      assert.ok(text.startsWith(signature), `${name} does not begin with ${signature}`);
      return JSON.parse(text.slice(signature.length)) as SearchFragment;
    });
}
