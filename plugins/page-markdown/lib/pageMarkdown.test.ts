import path from 'node:path';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { loadParser, type PageParser } from '../../content-check/lib/parsePage';
import { pageMarkdown, isLinkedAsBefore } from './pageMarkdown';
import type { PageInputs, Tools, Work } from './readInputs';
import { textsOf } from './texts';

let parser: PageParser;
beforeAll(async () => {
  parser = await loadParser();
});

const work = (documented: readonly string[]) =>
  ({
    siteDir: path.resolve(__dirname, '../../..'),
    outDir: '',
    url: 'https://d.org',
    baseUrl: '/',
    language: 'en',
    texts: textsOf({}),
    salt: '',
    documented: new Set(documented),
    routes: new Set(),
    parser,
    packages: { toMarkdown, gfmToMarkdown },
  }) as unknown as Work & Tools;

const doc = {
  permalink: '/x/8.9.2/grid/',
  source: 'x_versioned_docs/version-8.9.2/grid/index.mdx',
  title: 'Grid',
  description: 'Rows.',
  version: '8.9.2',
  versionName: '8.9.2',
  facts: {},
  isUnlisted: false,
};

const read = (text: string, documented: readonly string[] = []) =>
  pageMarkdown(
    { doc, text, key: '', demos: () => ({}), api: () => ({}) } as unknown as PageInputs,
    work(documented),
  );

it('has the ids of headings that the page has, and their words', async () => {
  const { forms, headings } = await read(
    '## Sorting rows {/* #sorting */}\n\nA.\n\n## With {\'{\'} and {/* todo */} <Plan name="pro" />\n\nB.\n\n:::note\n\n### Inside {#in}\n\nC.\n\n:::\n',
  );
  expect(headings).toEqual([
    [2, 'sorting', 'Sorting rows'],
    [2, 'with--and--todo-', 'With { and'],
    [3, 'in', 'Inside'],
  ]);
  expect(forms['.md']!.match(/#{2,3} .*/g)).toEqual([
    '## Sorting rows',
    '## With { and (Pro)',
    '### Inside',
  ]);
});

it('leads from a page of a cut version to pages of that version, and does so as long as they are there', async () => {
  const before = ['/x/8.9.2/grid/', '/x/grid/sorting/'];
  const text = '[A](/x/grid/sorting/) and [B][b].\n\n[b]: ./sorting/index.mdx\n';
  const { forms, links } = await read(text, before);
  expect(forms['.md']).toContain(
    '[A](https://d.org/x/grid/sorting.md) and [B](https://d.org/x/grid/sorting.md).',
  );
  expect(isLinkedAsBefore({ links }, doc, work(before))).toBe(true);
  const after = [...before, '/x/8.9.2/grid/sorting/'];
  expect(isLinkedAsBefore({ links }, doc, work(after))).toBe(false);
  expect((await read(text, after)).forms['.md']).toContain(
    '[A](https://d.org/x/8.9.2/grid/sorting.md) and [B](https://d.org/x/8.9.2/grid/sorting.md).',
  );
});

it('writes the JavaScript of a fence in its own language', async () => {
  const fence = (lang: string, code: string) => `\`\`\`${lang}\n${code}\n\`\`\`\n`;
  const { forms } = await read(
    [
      fence('ts ts2js', 'const id = <T>(a: T): T => a;'),
      fence('ts ts2js title="b.ts"', 'const a = <string>b;'),
      fence('tsx ts2js', 'const c = <b>{d as string}</b>;'),
      fence('css title="a ts2js b"', '.a {\n  color: red;\n}'),
    ].join('\n'),
  );
  expect(forms['.md']).toContain('```ts\nconst id = <T>(a: T): T => a;\n```');
  expect(forms['.js.md']).toContain('```js\nconst id = (a) => a;\n```');
  expect(forms['.js.md']).toContain('`b.js`\n\n```js\nconst a = b;\n```');
  expect(forms['.js.md']).toContain('```jsx\nconst c = <b>{d}</b>;\n```');
  expect(forms['.js.md']).toContain('`a ts2js b`\n\n```css\n.a {\n  color: red;\n}\n```');
});

it('has no other form for a fence whose title says ts2js', async () => {
  const { forms } = await read('```css title="a ts2js b"\n.a {\n}\n```\n');
  expect(Object.keys(forms)).toEqual(['.md']);
});

it('names the page and the line of a fence without JavaScript', async () => {
  await expect(read('Text.\n\n```ts ts2js\nenum A { B }\n```\n')).rejects.toThrow(
    /^x_versioned_docs\/version-8\.9\.2\/grid\/index\.mdx:3: the code fence has no JavaScript: code\.ts:1:1 declares an enum/,
  );
});
