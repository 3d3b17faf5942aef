import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { askErrors, openErrors } from '../../src/search/rules/errors/askErrors';
import { narrowErrors } from '../../src/search/rules/errors/narrowErrors';
import { errorsFile, isErrorsFile } from '../../src/search/rules/errors/errorsFile';
import { isErrorText } from '../../src/search/rules/errors/isErrorText';
import { mergeAnswers } from '../../src/search/rules/mergeAnswers';
import { askNames } from '../../src/search/rules/names/askNames';
import { namesFileOf, tagsOf, type NamesFile } from '../../src/search/rules/names/namesFile';
import { openNames } from '../../src/search/rules/names/openNames';
import { parseExcerpt } from '../../src/search/rules/parseExcerpt';
import { widest } from '../../src/search/rules/searchFilters';
import { namesQuestion } from '../../src/search/rules/namesQuestion';
import { addTexts } from '../../src/search/rules/texts/addTexts';
import { openTexts } from '../../src/search/rules/texts/openTexts';
import { textsFileOf, type TextsFile } from '../../src/search/rules/texts/textsFile';
import { waysOut } from '../../src/search/rules/waysOut';
import { hostileQueries } from '../search/hostileQueries';
import { build } from '../support/readBuilt';
import { isFullSweep } from '../support/sweep';

/** Whatever is typed, the code that the dialog runs answers from the names, sections and messages that the build has made. */

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/** A query made up of letters, of what code and filters are written with, and of what no keyboard has. */
const generated = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  // With halves of characters.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((codes) => String.fromCharCode(...codes)),
  fc
    .array(
      fc.constantFrom(
        ...'prop: class: __proto__ constructor <Grid {{ }} (( apiRef. slotProps. --mui- theme. Error: \0 \u202e \ud800 \u0301 行 列 xing row sort 🔥 " ` \n .Mui- * + ? [ \\'.split(
          ' ',
        ),
        ' ',
      ),
      { maxLength: 30 },
    )
    .map((pieces) => pieces.join('')),
  // A paste of a megabyte is read as little as one of a page.
  fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), fc.nat(2000))
    .map(([text, times]) => text.repeat(times)),
);

/** As long as a query may take on a machine that does something else besides, in ms. */
const longest = 1000;

describe.each(['en', 'zh'])('the indexes in %s', (lang) => {
  const folder = lang === 'en' ? build : path.join(build, lang);
  const tags = tagsOf('current', 'x');
  const read = (file: string) => readJson(path.join(folder, file));
  const names = openNames(tags.map((tag) => read(namesFileOf(tag)) as NamesFile));
  const texts = openTexts(
    names,
    tags.map((tag) => read(textsFileOf(tag)) as TextsFile),
  );
  const messages = readJson(path.join(folder, errorsFile));
  if (!isErrorsFile(messages)) throw new Error(`${folder}/${errorsFile} is no list of messages`);
  const errors = openErrors(messages);
  const facets = [widest, { ...widest, product: 'x-tree-view', plan: 'premium' }];

  let slowest = { ms: 0, query: '' };
  /** All that a query sets off, but for pagefind. */
  const answer = (query: string) => {
    for (const each of facets) {
      const begin = performance.now();
      const found = askNames(names, {
        ...namesQuestion(query, each),
        addTexts: (scored, asked) => addTexts(texts, scored, asked),
      });
      const explained = isErrorText(query) ? askErrors(errors, query) : [];
      const merged = mergeAnswers(
        found,
        undefined,
        { baseUrl: '/', limit: 10 },
        narrowErrors(explained, each),
      );
      const ways = merged.total === 0 ? waysOut(names, query, each) : [];
      const ms = performance.now() - begin;
      if (ms > slowest.ms) slowest = { ms, query };
      expect(merged.pages.length).toBeLessThanOrEqual(Math.min(10, merged.total));
      expect(merged.pages.every(({ url }) => url.startsWith('/'))).toBe(true);
      expect(found.coverage).toBeGreaterThanOrEqual(0);
      // No number that is none, whatever is divided by whatever.
      expect(found.results.every(({ score }) => Number.isFinite(score))).toBe(true);
      for (const way of ways)
        expect(
          askNames(names, namesQuestion(way.query, way.facets)).results.length,
        ).toBeGreaterThan(0);
    }
  };
  const tell = (count: number) => {
    console.info(
      `${count} hostile queries in ${lang}, the slowest ${slowest.ms.toFixed(1)} ms: ${JSON.stringify(slowest.query.slice(0, 40))}`,
    );
    expect(slowest.ms).toBeLessThan(longest);
    slowest = { ms: 0, query: '' };
  };

  it('answer queries that nobody means well by', () => {
    const queries = Object.values(hostileQueries);
    expect(queries.length).toBeGreaterThan(30);
    answer('sorting');
    slowest = { ms: 0, query: '' };
    for (const query of queries) answer(query);
    tell(queries.length);
  });

  it('answer whatever is generated', () => {
    let looked = 0;
    fc.assert(
      fc.property(generated, (query) => {
        looked += 1;
        answer(query);
      }),
      { numRuns: isFullSweep ? 5000 : 500 },
    );
    expect(looked).toBeGreaterThanOrEqual(500);
    tell(looked);
  });
});

it('excerpts stay text, whatever is in them', () => {
  let looked = 0;
  for (const query of Object.values(hostileQueries)) {
    looked += 1;
    const parts = parseExcerpt(`a <mark>${query.replaceAll('<', '&lt;')}</mark> b`);
    expect(parts.every(({ text }) => typeof text === 'string' && text !== '')).toBe(true);
  }
  expect(looked).toBeGreaterThan(30);
});
