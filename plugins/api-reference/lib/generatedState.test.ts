import fs from 'node:fs';
import { makeFolder, type TestFolder } from '../../../tests/support/makeFolder';
import { isAsGenerated, keepState } from './generatedState';

let site: TestFolder;
beforeEach(() => {
  site = makeFolder({
    'docs/tabs/index.mdx': 'Text\n\n<Demo name="Basic" height={40} />\n',
    'docs/tabs/Basic.tsx': 'basic',
    'docs/api-docs/tab/index.mdx': '---\ngenerated: api-reference\n---\n\nText\n',
    '.api-reference/default-current/pages/api-docs/tab.json': '{}',
    'plugins/api-reference/generate.ts': 'code',
  });
});

const place = (salt = 'options') => ({
  siteDir: site.path,
  file: site.at('cache/state.json'),
  folders: ['docs', '.api-reference', 'plugins/api-reference', 'x-docs'],
  salt,
});

it('knows nothing before it was kept', () => {
  expect(isAsGenerated(place())).toBe(false);
});

it('is as it was while nothing changes', () => {
  keepState(place());
  expect(isAsGenerated(place())).toBe(true);
});

it.each<[string, () => void]>([
  [
    'the text of a page',
    () => site.write('docs/tabs/index.mdx', 'Other\n\n<Demo name="Basic" />\n'),
  ],
  [
    'a page that is being written',
    () =>
      site.write('docs/api-docs/tab/index.mdx.5ab1.tmp', '---\ngenerated: api-reference\n---\n'),
  ],
  [
    'the lock of an editor',
    () => fs.symlinkSync('user@host.1234:5678', site.at('docs/tabs/.#Basic.tsx')),
  ],
  ['a test of the code', () => site.write('plugins/api-reference/generate.test.ts', 'test')],
])('does not depend on %s', (_name, change) => {
  keepState(place());
  change();
  expect(isAsGenerated(place())).toBe(true);
});

it.each<[string, () => void]>([
  ['a page shows another demo', () => site.write('docs/tabs/index.mdx', '<Demo name="Other" />\n')],
  [
    'a page has another heading',
    () =>
      site.write('docs/tabs/index.mdx', 'Text\n\n## New\n\n<Demo name="Basic" height={40} />\n'),
  ],
  ['a demo has changed', () => site.write('docs/tabs/Basic.tsx', 'changed')],
  ['there is another page', () => site.write('docs/chips/index.mdx', 'Text\n')],
  ['a page is gone', () => fs.rmSync(site.at('docs/tabs/index.mdx'))],
  [
    'a generated page was edited',
    () =>
      site.write('docs/api-docs/tab/index.mdx', '---\ngenerated: api-reference\n---\n\nEdited\n'),
  ],
  ['data is gone', () => fs.rmSync(site.at('.api-reference/default-current'), { recursive: true })],
  ['the code is another', () => site.write('plugins/api-reference/generate.ts', 'other code')],
  ['what was kept is damaged', () => site.write('cache/state.json', '{"digest":')],
])('is not as it was when %s', (_name, change) => {
  keepState(place());
  change();
  expect(isAsGenerated(place())).toBe(false);
});

it('is not as it was with other options', () => {
  keepState(place());
  expect(isAsGenerated(place('others'))).toBe(false);
});
