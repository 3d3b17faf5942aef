import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { products } from '../../config/products';
import { productIdentity } from '../../src/navigation/rules/products/productIdentity';
import { errorsFile, type ErrorsFile } from '../../src/search/rules/errors/errorsFile';
import { addressAt } from '../../src/search/rules/names/addressAt';
import { askNames } from '../../src/search/rules/names/askNames';
import { namesFileOf, tagsOf, type NamesFile } from '../../src/search/rules/names/namesFile';
import type { NameRecord, Names } from '../../src/search/rules/names/names';
import { openNames } from '../../src/search/rules/names/openNames';
import {
  hasSignature,
  openSignatures,
  signaturesFileOf,
  type SignatureOf,
  type SignaturesFile,
} from '../../src/search/rules/signatures/signaturesFile';
import { judgedQueries } from '../search/queries';
import { lowScores, scoreAnswers, scoreTable } from '../search/score';
import { build } from '../support/readBuilt';

/** The names that the build has made, asked by the code that the dialog runs. */

const languages = [
  { lang: 'en', folder: build },
  { lang: 'zh', folder: path.join(build, 'zh') },
] as const;
const textOf = (folder: string, tag: string) =>
  fs.readFileSync(path.join(folder, namesFileOf(tag)), 'utf8');
const tags = tagsOf('current', 'x');
const opened = Object.fromEntries(
  languages.map(({ lang, folder }) => [
    lang,
    openNames(tags.map((tag) => JSON.parse(textOf(folder, tag)) as NamesFile)),
  ]),
) as Record<'en' | 'zh', Names>;

const addressOf = (names: Names, { page, anchor }: NameRecord): string =>
  addressAt(names.pages[page]!.address, anchor);

/** Bytes of what answers first, compressed as a server sends them: the names of the site that is being read, and the dialog's code. */
const mostBytes = 90_000;
/** Bytes of the signatures of a product, compressed, which are fetched for results in view. */
const mostSignatureBytes = 18_000;
const dialogBytes = (folder: string): number => {
  const texts = fs
    .readdirSync(path.join(folder, 'assets/js'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(path.join(folder, 'assets/js', name)));
  // By what it loads: without lean-docusaurus scripts have numbers for names.
  const [dialog, ...others] = texts.filter((text) => text.includes('pagefind.js'));
  expect(others).toEqual([]);
  return gzipSync(dialog!).length;
};

describe.each(languages)('the names in $lang', ({ lang, folder }) => {
  const names = opened[lang];

  it('are small enough to be fetched when the search is opened', () => {
    console.info(`names in ${lang}: ${names.records.length} records`);
    for (const tag of tags) {
      const bytes = gzipSync(textOf(folder, tag)).length + dialogBytes(folder);
      console.info(`${tag} in ${lang}, with the dialog: ${bytes} bytes compressed`);
      expect(bytes).toBeLessThan(mostBytes);
    }
  });

  it('lead to places that the pages have', () => {
    const byPage = new Map<string, NameRecord[]>();
    for (const record of names.records) {
      const { address } = names.pages[record.page]!;
      byPage.set(address, [...(byPage.get(address) ?? []), record]);
    }
    let looked = 0;
    const lost: string[] = [];
    for (const [address, records] of byPage) {
      const file = path.join(folder, address, 'index.html');
      if (!fs.existsSync(file)) {
        lost.push(address);
        continue;
      }
      const html = fs.readFileSync(file, 'utf8');
      const ids = new Set([...html.matchAll(/\sid=["']?([^"'\s>]+)/g)].map(([, id]) => id));
      for (const record of records) {
        looked += 1;
        if (record.anchor !== '' && !ids.has(record.anchor)) lost.push(addressOf(names, record));
      }
    }
    expect(looked).toBeGreaterThan(10_000);
    expect(lost).toEqual([]);
  });

  it('know what nearly every row of the API is, from small files', () => {
    const find = new Map<string, SignatureOf>();
    const untyped: string[] = [];
    const rows = names.records.filter(({ kind }) => hasSignature(kind));
    for (const record of rows) {
      const { address, product } = names.pages[record.page]!;
      if (!find.has(product)) {
        const text = fs.readFileSync(
          path.join(folder, signaturesFileOf('current', product)),
          'utf8',
        );
        expect(gzipSync(text).length).toBeLessThan(mostSignatureBytes);
        find.set(product, openSignatures(JSON.parse(text) as SignaturesFile));
      }
      const type = find.get(product)!(address, record.anchor);
      if (type === undefined) untyped.push(addressOf(names, record));
      else expect(type.length).toBeLessThanOrEqual(40);
    }
    expect(rows.length).toBeGreaterThan(10_000);
    // Slots whose standard is told by a sentence, and that take no props.
    expect(untyped.filter((address) => !address.includes('#slot-'))).toEqual([]);
    expect(untyped.length).toBeLessThan(20);
  });

  it('know it of every product that an address names, whose file is fetched ahead', () => {
    const named = products.filter(({ id, home }) => productIdentity(home).id === id);
    expect(named.length).toBeGreaterThan(4);
    const missing = named.filter(
      ({ id }) => !fs.existsSync(path.join(folder, signaturesFileOf('current', id))),
    );
    // `useSignatures.ts` would ask in vain.
    expect(missing).toEqual([]);
  });

  it('has every title, typed as it is written, first', () => {
    const pages = names.records.filter(({ kind }) => kind === 'page');
    expect(pages.length).toBeGreaterThan(100);
    const wrong = pages.flatMap(({ title, page }) => {
      const { product } = names.pages[page]!;
      const found = askNames(names, { query: title, ownProduct: product }).results[0];
      return found?.record.title.toLowerCase() === title.toLowerCase()
        ? []
        : [`${title}: ${found?.record.title}`];
    });
    expect(wrong).toEqual([]);
  });

  it('holds no page that is not searched', () => {
    const html = names.pages.map(({ address }) =>
      fs.readFileSync(path.join(folder, address, 'index.html'), 'utf8'),
    );
    expect(html.length).toBeGreaterThan(500);
    expect(html.filter((text) => /<meta\b[^>]*\bname="?robots\b[^>]*noindex/.test(text))).toEqual(
      [],
    );
  });
});

it.each(languages)(
  'messages and signatures in $lang are of pages that are searched',
  ({ lang, folder }) => {
    const searched = new Set(opened[lang].pages.map(({ address }) => address));
    const errors = JSON.parse(fs.readFileSync(path.join(folder, errorsFile), 'utf8')) as ErrorsFile;
    const signatures = [...new Set(opened[lang].pages.map(({ product }) => product))]
      .map((product) => path.join(folder, signaturesFileOf('current', product)))
      .filter((file) => fs.existsSync(file))
      .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as SignaturesFile);
    const named = [
      ...errors.pages.map(({ a }) => a),
      ...signatures.flatMap(({ pages }) => Object.keys(pages)),
    ];
    expect(errors.pages.length).toBeGreaterThan(20);
    expect(signatures.length).toBeGreaterThan(4);
    expect(named.length).toBeGreaterThan(400);
    expect(named.filter((address) => !searched.has(address))).toEqual([]);
  },
);

it('has the row of every symbol among the first three, from its product', () => {
  const names = opened.en;
  const kinds = new Set(['prop', 'slot', 'member', 'method', 'event', 'selector', 'class']);
  const symbols = new Map<string, { title: string; product: string }>();
  for (const { kind, title, page } of names.records) {
    const { product } = names.pages[page]!;
    if (kinds.has(kind)) symbols.set(`${product} ${title}`, { title, product });
  }
  expect(symbols.size).toBeGreaterThan(3000);
  const wrong = [...symbols.values()].filter(({ title, product }) => {
    const { results } = askNames(names, { query: title, ownProduct: product });
    return !results
      .slice(0, 3)
      .some(
        ({ record, page }) =>
          kinds.has(record.kind) && record.title === title && page.product === product,
      );
  });
  console.info(`${symbols.size} symbols asked for`);
  expect(wrong).toEqual([]);
});

it('answers the judged queries', () => {
  const answers = judgedQueries.map((judged) => {
    const names = opened[judged.lang];
    const { results } = askNames(names, { query: judged.query, ownProduct: judged.product });
    return { judged, found: results.slice(0, 5).map(({ record }) => addressOf(names, record)) };
  });
  const scores = scoreAnswers(answers);
  console.info(`Search, judged queries:\n${scoreTable(scores)}`);
  const known = {
    en: new Set(opened.en.records.map((record) => addressOf(opened.en, record))),
    zh: new Set(opened.zh.records.map((record) => addressOf(opened.zh, record))),
  };
  // A target that no page has any more belongs in queries.ts under its new address.
  expect(
    judgedQueries.flatMap(({ lang, query, targets }) =>
      targets.filter((target) => !known[lang].has(target)).map((target) => `${query}: ${target}`),
    ),
  ).toEqual([]);
  expect(judgedQueries.length).toBeGreaterThanOrEqual(200);
  expect(lowScores(scores)).toEqual([]);
});

it('knows symbols of every kind', () => {
  const counts = new Map<string, number>();
  for (const { kind } of opened.en.records) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].filter(([, count]) => count >= 20).map(([kind]) => kind);
  expect(kinds.toSorted()).toEqual(
    'class component event heading hook interface member method page prop selector slot theme'.split(
      ' ',
    ),
  );
});
