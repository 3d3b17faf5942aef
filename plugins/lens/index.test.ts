import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import Ajv2020 from 'ajv/dist/2020';
import { lensOptions } from '../../config/lens';
import type { ServedHistory } from '../../src/history/rules/servedHistory';
import lensPlugin from './index';
import { madePairs } from './lib/madePairs';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lens-plugin-'));
for (const name of ['node_modules', 'x-docs', 'i18n'])
  fs.symlinkSync(path.resolve(name), path.join(siteDir, name));
const outDir = path.join(siteDir, 'build/zh');
const read = (name: string) => fs.readFileSync(path.join(siteDir, name), 'utf8');

beforeAll(async () => {
  // It says how much it has made.
  jest.spyOn(console, 'info').mockImplementation();
  const context = {
    siteDir,
    outDir,
    baseUrl: '/zh/',
    siteConfig: { url: 'https://docs.example' },
    i18n: { currentLocale: 'zh', defaultLocale: 'en' },
  } as unknown as LoadContext;
  await lensPlugin(context, lensOptions).postBuild!({} as never);
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

it('serves histories with the lines of the changelog, and the stylesheet under its name', () => {
  const index = JSON.parse(read('static/api-history/index.json')) as {
    stylesheet: string;
    products: { product: string }[];
  };
  expect(read(`static/${index.stylesheet}`)).toBe(lensOptions.stylesheet.text);
  let notes = 0;
  for (const { product } of index.products) {
    const history = JSON.parse(read(`static/api-history/${product}.json`)) as ServedHistory;
    expect(history.name).not.toBe('');
    notes += Object.values(history.notes).flatMap(Object.keys).length;
  }
  expect(notes).toBeGreaterThan(20);
});

it('makes a comparison of each version with the next and the last, as its schema says, and as Markdown', () => {
  const schema = JSON.parse(read('build/zh/compare/schema.json')) as object;
  const ajv = new Ajv2020({ formats: { uri: /^https:\/\/docs\.example\/zh\// } });
  const validate = ajv.compile(schema);
  let made = 0;
  for (const { history } of lensOptions.products) {
    for (const [from, to] of madePairs(history.versions)) {
      const name = `build/zh/compare/${history.product}/${from}..${to}`;
      const valid = validate(JSON.parse(read(`${name}.json`)));
      expect([name, validate.errors]).toEqual([name, null]);
      expect(valid).toBe(true);
      expect(read(`${name}.md`)).toMatch(/^# .+：从 \S+ 到 \S+ 的 API\n/);
      made += 1;
    }
  }
  expect(made).toBeGreaterThan(50);
});
