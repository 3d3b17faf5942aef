import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  askErrors,
  openErrors,
  type ErrorResult,
  type OpenErrors,
} from '../../src/search/rules/errors/askErrors';
import { errorsFile, isErrorsFile } from '../../src/search/rules/errors/errorsFile';
import { isErrorText } from '../../src/search/rules/errors/isErrorText';
import { readCode } from '../../src/search/rules/names/readCode';
import { judgedQueries } from '../search/queries';
import { pastedMessages } from '../search/pastedMessages';
import { build } from '../support/readBuilt';

/** What the build has made of the packages' messages, asked by the code that the dialog runs. */

const languages = [
  { lang: 'en', folder: build },
  { lang: 'zh', folder: path.join(build, 'zh') },
] as const;
const textOf = (folder: string) => fs.readFileSync(path.join(folder, errorsFile), 'utf8');
const addressOf = ({ page, anchor }: ErrorResult) => `/${page.a}#${anchor}`;

describe.each(languages)('the messages in $lang', ({ folder }) => {
  let errors: OpenErrors;
  beforeAll(() => {
    const file: unknown = JSON.parse(textOf(folder));
    if (!isErrorsFile(file)) throw new Error(`${folder}/${errorsFile} is no list of messages`);
    errors = openErrors(file);
  });

  it('are small, and lead to sections that the pages have', () => {
    const { pages, messages } = errors.file;
    console.info(
      `${messages.length} messages on ${pages.length} pages, ${gzipSync(textOf(folder)).length} bytes compressed`,
    );
    expect(messages.length).toBeGreaterThan(300);
    expect(gzipSync(textOf(folder)).length).toBeLessThan(20_000);
    const idsOf = pages.map(({ a }) => {
      const html = fs.readFileSync(path.join(folder, a, 'index.html'), 'utf8');
      return new Set([...html.matchAll(/\sid=["']?([^"'\s>]+)/g)].map(([, id]) => id));
    });
    expect(messages.filter(([, page, anchor]) => !idsOf[page]!.has(anchor))).toEqual([]);
  });

  it('are found by their whole text, whatever stands for what varies', () => {
    const lost = errors.file.messages.filter(([text, page, anchor]) => {
      const answers = askErrors(errors, text.replaceAll('{}', 'banana 42'));
      return !answers.some(
        (each) => each.page === errors.file.pages[page] && each.anchor === anchor,
      );
    });
    expect(lost).toEqual([]);
  });

  it('are found as people paste them', () => {
    const answered = pastedMessages.map(({ text, to }) => {
      expect(isErrorText(text)).toBe(true);
      const found = askErrors(errors, text).map(addressOf);
      return { text, to, isFirst: found[0] === to, isThere: found.includes(to) };
    });
    const share = (is: 'isFirst' | 'isThere') =>
      answered.filter((each) => each[is]).length / answered.length;
    console.info(
      `${answered.length} pasted messages: first ${share('isFirst').toFixed(3)}, among three ${share('isThere').toFixed(3)}`,
    );
    expect(answered.filter(({ isThere }) => !isThere)).toEqual([]);
    expect(share('isFirst')).toBeGreaterThanOrEqual(0.9);
  });

  it('are no answers to what is asked in words', () => {
    // Names answer pasted code; nobody asks this list about it.
    const asked = judgedQueries.filter(({ query }) => isErrorText(query) && !readCode(query));
    const taken = asked.filter(({ query }) => askErrors(errors, query).length > 0);
    console.info(`${asked.length} judged queries are sentences`);
    expect(taken.map(({ query }) => query)).toEqual([]);
  });
});
