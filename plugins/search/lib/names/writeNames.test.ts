import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { NamesFile } from '../../../../src/search/rules/names/namesFile';
import { askNames } from '../../../../src/search/rules/names/askNames';
import { openNames } from '../../../../src/search/rules/names/openNames';
import {
  openSignatures,
  signaturesFileOf,
  type SignaturesFile,
} from '../../../../src/search/rules/signatures/signaturesFile';
import { addTexts } from '../../../../src/search/rules/texts/addTexts';
import { openTexts } from '../../../../src/search/rules/texts/openTexts';
import { textsFileOf, type TextsFile } from '../../../../src/search/rules/texts/textsFile';
import { writeNames } from './writeNames';

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'search-names-'));
});
afterEach(() => fs.rmSync(site, { recursive: true }));

const put = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
  fs.writeFileSync(path.join(site, name), text);
};
const doc = (permalink: string, source: string) => ({
  permalink,
  title: permalink,
  source: `@site/${source}`,
  draft: false,
  unlisted: false,
  frontMatter: {},
});
const work = (isChinese: boolean) => ({
  siteDir: site,
  outDir: path.join(site, 'build'),
  baseUrl: '/',
  isChinese,
  exclude: [],
  trees: {},
  synonyms: [
    ['modal', 'dialog', '弹窗'],
    ['toast', '吐司'],
  ],
  phrases: [],
});
const readNames = (tag: string) =>
  JSON.parse(fs.readFileSync(path.join(site, `build/search/${tag}.json`), 'utf8')) as NamesFile;

it('writes the current versions of each site into a file, each older one into its own', () => {
  put('docs/a.mdx', '## First');
  put('x-docs/b.mdx', '<Api of="/x/api/b" part="props" />');
  put('old/b.mdx', '');
  put(
    '.api-reference/x-current/pages/x/api/b.json',
    JSON.stringify({
      model: {
        kind: 'hook',
        parameters: [{ name: 'p', type: { parts: ['number'] } }],
        returned: [],
        signature: { parts: ['() => void'] },
      },
    }),
  );
  const version = (versionName: string, at: string, docs: ReturnType<typeof doc>[]) => ({
    versionName,
    path: at,
    docs,
  });
  const { count, current } = writeNames(
    [
      { id: 'default', versions: [version('current', '/', [doc('/a/', 'docs/a.mdx')])] },
      {
        id: 'x',
        versions: [
          version('current', '/x', [doc('/x/api/b/', 'x-docs/b.mdx')]),
          version('8.0.0', '/x/8.0.0', [doc('/x/8.0.0/b/', 'old/b.mdx')]),
        ],
      },
    ],
    work(false),
  );
  expect(count).toBe(3);
  expect(current.map(({ address }) => address)).toEqual(['a/', 'x/api/b/']);
  const { records, pages } = openNames([readNames('current-core'), readNames('current-x')]);
  expect(records.map(({ title, page, anchor }) => [title, pages[page]?.address, anchor])).toEqual([
    ['/a/', 'a/', ''],
    ['First', 'a/', 'first'],
    ['/x/api/b/', 'x/api/b/', ''],
    ['p', 'x/api/b/', 'prop-p'],
  ]);
  expect(readNames('docs-x-8.0.0').pages).toHaveLength(1);
  const product = pages.find(({ address }) => address === 'x/api/b/')!.product;
  const signatures = fs.readFileSync(
    path.join(site, 'build', signaturesFileOf('current', product)),
    'utf8',
  );
  const find = openSignatures(JSON.parse(signatures) as SignaturesFile);
  expect(find('x/api/b/', 'prop-p')).toBe('number');
  expect(find('x/api/b/', '')).toBe('() => void');
});

it('has Chinese synonyms on Chinese pages only', () => {
  put('docs/a.mdx', '');
  const instances = [
    {
      id: 'default',
      versions: [{ versionName: 'current', path: '/', docs: [doc('/a/', 'docs/a.mdx')] }],
    },
  ];
  writeNames(instances, work(false));
  expect(readNames('current-core')).toMatchObject({ synonyms: 'modal|dialog', pinyin: '' });
  writeNames(instances, work(true));
  expect(readNames('current-core').synonyms).toBe('modal|dialog|弹窗\ntoast|吐司');
});

it('has traditional forms of the characters that only texts have, beside the texts', () => {
  put('docs/a.mdx', '数据');
  const titled = { ...doc('/a/', 'docs/a.mdx'), title: '数据' };
  const instances = [
    { id: 'default', versions: [{ versionName: 'current', path: '/', docs: [titled] }] },
  ];
  const ask = (query: string) => {
    const opened = openNames([readNames('current-core')]);
    const file = path.join(site, 'build', textsFileOf('current-core'));
    const texts = openTexts(opened, [JSON.parse(fs.readFileSync(file, 'utf8')) as TextsFile]);
    const { results } = askNames(opened, {
      query,
      addTexts: (scored, asked) => addTexts(texts, scored, asked),
    });
    return results.map(({ page }) => page.address);
  };
  writeNames(instances, {
    ...work(true),
    phrases: [{ address: 'a/', phrases: ['手机', '电脑'], place: '' }],
  });
  expect(readNames('current-core').simplified).not.toContain('機');
  for (const query of ['手机', '手機', '電腦', '數據']) expect(ask(query)).toEqual(['a/']);
  // English pages have none of it.
  writeNames(instances, work(false));
  expect(
    fs.readFileSync(path.join(site, 'build', textsFileOf('current-core')), 'utf8'),
  ).not.toContain('機');
});
