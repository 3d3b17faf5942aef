import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { askErrors, openErrors } from '../../src/search/rules/errors/askErrors';
import { errorsFile, type ErrorsFile } from '../../src/search/rules/errors/errorsFile';
import { isErrorText } from '../../src/search/rules/errors/isErrorText';
import { addressAt } from '../../src/search/rules/names/addressAt';
import { askNames } from '../../src/search/rules/names/askNames';
import { namesFileOf, tagsOf, type NamesFile } from '../../src/search/rules/names/namesFile';
import { openNames } from '../../src/search/rules/names/openNames';
import { addTexts } from '../../src/search/rules/texts/addTexts';
import { openTexts } from '../../src/search/rules/texts/openTexts';
import { textsFileOf, type TextsFile } from '../../src/search/rules/texts/textsFile';
import { askedSets } from '../search/askedSets';
import { judgedQueries, type JudgedQuery } from '../search/queries';
import {
  lowAskedScores,
  lowScores,
  lowTaskScores,
  scoreAnswers,
  scoreTable,
} from '../search/score';
import { judgedTasks } from '../search/tasks';
import { build } from '../support/readBuilt';

/** What the build has made of names and of what stands in sections, asked by the code that the dialog runs. */

const tags = tagsOf('current', 'x');
const read = (folder: string, file: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as unknown;
const languages = { en: build, zh: path.join(build, 'zh') };
const opened = Object.fromEntries(
  Object.entries(languages).map(([lang, folder]) => {
    const errors = openErrors(read(folder, errorsFile) as ErrorsFile);
    const names = openNames(tags.map((tag) => read(folder, namesFileOf(tag)) as NamesFile));
    const files = tags.map((tag) => read(folder, textsFileOf(tag)) as TextsFile);
    return [lang, { names, files, texts: openTexts(names, files), errors }];
  }),
);

const answer = (judged: JudgedQuery) => {
  const { names, texts } = opened[judged.lang]!;
  const { results } = askNames(names, {
    query: judged.query,
    ownProduct: judged.product,
    addTexts: (scored, asked) => addTexts(texts, scored, asked),
  });
  const found = results
    .slice(0, 5)
    .map(({ record: { page, anchor } }) => addressAt(names.pages[page]!.address, anchor));
  return { judged, found };
};

/** The same, with the sections that explain a message before all others, as the dialog shows them. */
const answerAll = (judged: JudgedQuery) => {
  const told = isErrorText(judged.query)
    ? askErrors(opened[judged.lang]!.errors, judged.query).map(({ page, anchor }) =>
        addressAt(page.a, anchor),
      )
    : [];
  return { judged, found: [...new Set([...told, ...answer(judged).found])].slice(0, 5) };
};

/** Bytes of a file, compressed as a server sends it, which is fetched once where names are not enough. */
const mostBytes = { en: 80_000, zh: 215_000 };

it.each(['en', 'zh'] as const)('every section in %s has its text, in a small file', (lang) => {
  const { names, files, texts } = opened[lang]!;
  const sections = names.records.filter(
    ({ kind, page }) => (kind === 'page' || kind === 'heading') && !names.pages[page]!.isApi,
  );
  expect(sections.length).toBeGreaterThan(4000);
  // A stamp that is of other names leaves out its file.
  expect(texts.total).toBe(sections.length);
  for (const file of files) {
    const bytes = gzipSync(JSON.stringify(file)).length;
    console.info(`texts in ${lang}: ${file.sections} sections, ${bytes} bytes compressed`);
    expect(bytes).toBeLessThan(mostBytes[lang]);
  }
});

it('what nobody thought of is found', () => {
  const scores = scoreAnswers(judgedTasks.map(answer));
  console.info(`Tasks, by names and texts:\n${scoreTable(scores)}`);
  expect(scores.at(-1)!.queries).toBeGreaterThanOrEqual(150);
  expect(lowTaskScores(scores)).toEqual([]);
});

it.each(askedSets)('what the set $name asks is found', ({ name, isBlind, queries }) => {
  const scores = scoreAnswers(queries.map(answerAll));
  console.info(`Set ${name}:\n${scoreTable(scores)}`);
  expect(queries).toHaveLength(120);
  expect(lowAskedScores(scores, isBlind)).toEqual([]);
});

it('what names find is still found', () => {
  const scores = scoreAnswers(judgedQueries.map(answer));
  console.info(`Judged queries, by names and texts:\n${scoreTable(scores)}`);
  expect(scores.at(-1)!.queries).toBe(judgedQueries.length);
  expect(lowScores(scores)).toEqual([]);
});
