import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { decodeCbor, encodeCbor, type Cbor } from './cbor';

/** With what pagefind 1.5 begins the unpacked text of its files. */
const mark = Buffer.from('pagefind_dcd');

/** Of a page that has a word: how far it is behind the one before it, and where the word stands in its text and its metadata. */
type WordPage = [step: number, places: Cbor, metadata: Cbor];
type Word = [word: string, pages: WordPage[], variants: [form: string, pages: WordPage[]][]];
type Filter = [name: string, values: [value: string, pages: number[]][]];
type Meta = [
  version: string,
  pages: [hash: string, words: number][],
  chunks: [from: string, to: string, hash: string][],
  filters: [name: string, hash: string][],
  sorts: Cbor[],
  fields: string[],
];
interface Entry {
  languages: Record<string, { hash: string; wasm: string | null; page_count: number }>;
}

const before = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function unpack(file: string): unknown {
  const bytes = zlib.gunzipSync(fs.readFileSync(file));
  if (!bytes.subarray(0, mark.length).equals(mark)) {
    throw new Error(
      `${file} is not as pagefind 1.5 writes it; see plugins/search/lib/steadyIndex.ts`,
    );
  }
  return decodeCbor(bytes.subarray(mark.length));
}

const pack = (value: Cbor) => Buffer.concat([mark, encodeCbor(value)]);

/** Pages of a word by their new numbers, in their order. */
function moved(pages: readonly WordPage[], numbers: readonly number[]): WordPage[] {
  let at = 0;
  const placed = pages.map(([step, ...rest]): WordPage => {
    at += step;
    return [numbers[at]!, ...rest];
  });
  let last = 0;
  return placed
    .toSorted(([a], [b]) => a - b)
    .map(([page, ...rest]) => {
      const step = page - last;
      last = page;
      return [step, ...rest];
    });
}

/** An index as it was read. */
interface ReadIndex {
  entry: Entry;
  languages: { language: string; meta: Meta; words: Word[][]; filters: Filter[] }[];
}

function readIndex(folder: string): ReadIndex {
  const entry = JSON.parse(
    fs.readFileSync(path.join(folder, 'pagefind-entry.json'), 'utf8'),
  ) as Entry;
  const languages = Object.entries(entry.languages).map(([language, { hash }]) => {
    const meta = unpack(path.join(folder, `pagefind.${hash}.pf_meta`)) as Meta;
    const [, , chunks, filters] = meta;
    return {
      language,
      meta,
      words: chunks.map(
        ([, , its]) => (unpack(path.join(folder, 'index', `${its}.pf_index`)) as [Word[]])[0],
      ),
      filters: filters.map(
        ([, its]) => unpack(path.join(folder, 'filter', `${its}.pf_filter`)) as Filter,
      ),
    };
  });
  return { entry, languages };
}

/** Tries to read an index are made every so many milliseconds, so many times. */
const wait = { time: 50, times: 200 };

/** Pagefind says that it has written its files a moment before the system has them. */
async function readWhenWritten(folder: string): Promise<ReadIndex> {
  for (let time = 1; ; time += 1) {
    try {
      return readIndex(folder);
    } catch (error) {
      if (time === wait.times) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait.time));
    }
  }
}

/**
 * Rewrites an index so that it depends on the pages alone. Pagefind numbers pages in the order in which they came, which differs
 * between a cold and a warm build, and writes filters and their values in no order at all; and the names of its files follow.
 * Here pages stand in the order of their hashes, filters and values in that of their names.
 * @param folder - absolute, as pagefind 1.5 has written it for one language or several
 * @throws (rejects) if the files have another form, or are not whole after ten seconds
 */
export async function steadyIndex(folder: string): Promise<void> {
  const { entry, languages } = await readWhenWritten(folder);
  for (const { language, meta, words, filters } of languages) {
    const [version, pages, chunks, filterNames, sorts, fields] = meta;
    if (sorts.length > 0) {
      throw new Error(
        'The search index has orders of its own, which steadyIndex.ts does not know.',
      );
    }
    const put = (from: string, value: Cbor, nameOf: (hash: string) => string) => {
      const content = pack(value);
      const digest = createHash('sha256').update(content).digest('hex');
      const hash = `${language}_${digest.slice(0, 10)}`;
      fs.rmSync(path.join(folder, nameOf(from)));
      fs.writeFileSync(path.join(folder, nameOf(hash)), zlib.gzipSync(content));
      return hash;
    };
    const sorted = pages.toSorted(([a], [b]) => before(a, b));
    const places = new Map(sorted.map(([hash], at) => [hash, at]));
    if (places.size !== pages.length) {
      throw new Error('Two pages of the search index have one hash.');
    }
    const numbers = pages.map(([hash]) => places.get(hash)!);
    const newChunks = chunks.map(([from, to, hash], at): Meta[2][number] => {
      const steady = words[at]!.map(([word, its, variants]): Word => [
        word,
        moved(its, numbers),
        variants
          .toSorted(([a], [b]) => before(a, b))
          .map(([form, these]) => [form, moved(these, numbers)]),
      ]);
      return [from, to, put(hash, [steady], (name) => `index/${name}.pf_index`)];
    });
    const newFilters = filterNames
      .map(([name, hash], at): Meta[3][number] => {
        const [title, values] = filters[at]!;
        const steady = values
          .toSorted(([a], [b]) => before(a, b))
          .map(([value, its]): Filter[1][number] => [
            value,
            its.map((page) => numbers[page]!).toSorted((a, b) => a - b),
          ]);
        return [name, put(hash, [title, steady], (its) => `filter/${its}.pf_filter`)];
      })
      .toSorted(([a], [b]) => before(a, b));
    const facts = entry.languages[language]!;
    facts.hash = put(
      facts.hash,
      [version, sorted, newChunks, newFilters, sorts, fields],
      (name) => `pagefind.${name}.pf_meta`,
    );
  }
  fs.writeFileSync(path.join(folder, 'pagefind-entry.json'), JSON.stringify(entry));
}
