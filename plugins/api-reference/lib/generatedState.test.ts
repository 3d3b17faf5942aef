import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAsGenerated, keepState } from './generatedState';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'state-'));
  write('docs/tabs/index.mdx', 'Text\n\n<Demo name="Basic" height={40} />\n');
  write('docs/tabs/Basic.tsx', 'basic');
  write('docs/api-docs/tab/index.mdx', '---\ngenerated: api-reference\n---\n\nText\n');
  write('.api-reference/default-current/pages/api-docs/tab.json', '{}');
  write('plugins/api-reference/generate.ts', 'code');
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const at = (name: string) => path.join(siteDir, name);

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true });
  fs.writeFileSync(at(name), text);
}

const place = (salt = 'options') => ({
  siteDir,
  file: at('cache/state.json'),
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
  ['the text of a page', () => write('docs/tabs/index.mdx', 'Other\n\n<Demo name="Basic" />\n')],
  [
    'a page that is being written',
    () => write('docs/api-docs/tab/index.mdx.5ab1.tmp', '---\ngenerated: api-reference\n---\n'),
  ],
  ['a test of the code', () => write('plugins/api-reference/generate.test.ts', 'test')],
])('does not depend on %s', (_name, change) => {
  keepState(place());
  change();
  expect(isAsGenerated(place())).toBe(true);
});

it.each<[string, () => void]>([
  ['a page shows another demo', () => write('docs/tabs/index.mdx', '<Demo name="Other" />\n')],
  [
    'a page has another heading',
    () => write('docs/tabs/index.mdx', 'Text\n\n## New\n\n<Demo name="Basic" height={40} />\n'),
  ],
  ['a demo has changed', () => write('docs/tabs/Basic.tsx', 'changed')],
  ['there is another page', () => write('docs/chips/index.mdx', 'Text\n')],
  ['a page is gone', () => fs.rmSync(at('docs/tabs/index.mdx'))],
  [
    'a generated page was edited',
    () => write('docs/api-docs/tab/index.mdx', '---\ngenerated: api-reference\n---\n\nEdited\n'),
  ],
  ['data is gone', () => fs.rmSync(at('.api-reference/default-current'), { recursive: true })],
  ['the code is another', () => write('plugins/api-reference/generate.ts', 'other code')],
  ['what was kept is damaged', () => write('cache/state.json', '{"digest":')],
])('is not as it was when %s', (_name, change) => {
  keepState(place());
  change();
  expect(isAsGenerated(place())).toBe(false);
});

it('is not as it was with other options', () => {
  keepState(place());
  expect(isAsGenerated(place('others'))).toBe(false);
});
