import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { build } from '../support/readBuilt';
import { repairedBy } from '../support/repairedBy';
import { prefixes, samplePages } from '../support/sample';

/** Of all pages every how many-th is looked at besides the sample: all of them take a quarter of an hour. */
const step = process.env.SWEEP === 'full' ? 1 : 25;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // HTML lets `>` stand in text; the minifier writes it as it is.
    'no-raw-characters': 'off',
  },
});

const all = fs
  .readdirSync(build, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => name.endsWith('.html'))
  .sort();
const sample = new Set([
  ...Object.values(prefixes).flatMap((prefix) =>
    samplePages.map((page) => `${prefix}${page}index.html`.replace(/^\//, '')),
  ),
  ...all.filter((_name, index) => index % step === 0),
  '404.html',
  'sandbox/index.html',
]);

it('of no page a browser reads other elements than are written, in demos too', () => {
  const faults = [...sample].flatMap((name) =>
    repairedBy(fs.readFileSync(path.join(build, name), 'utf8')).map((fault) => `${name}: ${fault}`),
  );
  expect(sample.size).toBeGreaterThan(90);
  expect(faults.slice(0, 40)).toEqual([]);
}, 1_800_000);

it('the frame and the text of every page are valid HTML, with references that lead somewhere', async () => {
  const faults: string[] = [];
  let elements = 0;
  for (const name of sample) {
    const $ = load(fs.readFileSync(path.join(build, name), 'utf8'), { scriptingEnabled: false });
    // What stands in a stage is the library's: its doubled ids of range pickers and trees, list items in `div`s and
    // style elements beside what they style are looked at by axe in the browser.
    $('[data-stage]').empty();
    // The highlighted sources are thousands of spans of one kind.
    $('noscript pre').empty();
    elements += $('*').length;
    // Written out again, since the validator knows no omitted tags, which the minifier rightly leaves out. What a browser would repair was
    // looked at before.
    const { results } = await validator.validateString($.html(), name);
    faults.push(
      ...results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, selector }) =>
            `${name}: ${message} (${ruleId}) at ${selector ?? '?'}`,
        ),
      ),
    );
  }
  console.log(`${sample.size} of ${all.length} pages, ${elements} elements`);
  expect(sample.size).toBeGreaterThan(90);
  expect(elements).toBeGreaterThan(50_000);
  expect([...new Set(faults)].slice(0, 40)).toEqual([]);
}, 1_800_000);
