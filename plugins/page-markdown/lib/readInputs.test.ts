import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BuiltDoc } from '../../support/builtDocs';
import { readInputs, type Work } from './readInputs';

let siteDir: string;
beforeEach(() => (siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'inputs-'))));
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function write(file: string, text: string) {
  const full = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
}

const source = 'docs/components/chips/index.mdx';
const read = () =>
  readInputs(
    { source, facts: {} } as unknown as BuiltDoc,
    { siteDir, outDir: path.join(siteDir, 'build'), salt: 'salt' } as unknown as Work,
  );

it('reads the demos that a page shows, and none that is left out', () => {
  write(
    source,
    '<Demo name="Tags" height={40} />\n\n{/* Left out: <Demo name="Gone" height={40} /> */}\n\n`<Demo name="Span" />`\n',
  );
  write('build/sandboxes/docs/components/chips/Tags.json', '{"system": {"files": []}}');
  expect(read().demos()).toEqual({ Tags: { system: { files: [] } } });
});

it('reads the demos of a translation and of its source, and none that only stood there when it was translated', () => {
  const zh = 'i18n/zh/docusaurus-plugin-content-docs/current/components/chips';
  write(source, '<Demo name="Tags" height={40} />\n');
  write(`${zh}/index.mdx`, '文字。\n');
  write(`${zh}/index.translation.json`, `["<Demo name='Gone' height={40} />"]`);
  write('build/sandboxes/docs/components/chips/Tags.json', '{}');
  const inputs = readInputs(
    { source: `${zh}/index.mdx`, facts: {} } as unknown as BuiltDoc,
    { siteDir, outDir: path.join(siteDir, 'build'), salt: 'salt' } as unknown as Work,
  );
  expect(Object.keys(inputs.demos())).toEqual(['Tags']);
});

it('names the file of a demo that the build has not written', () => {
  write(source, '<Demo name="Tags" height={40} />\n');
  expect(read).toThrow(/sandboxes\/docs\/components\/chips\/Tags\.json/);
});

it('has another key for another source of a demo, and reads nothing out of it before it is asked', () => {
  write(source, '<Demo name="Tags" height={40} />\n');
  write('build/sandboxes/docs/components/chips/Tags.json', '{"system": {"files": []}}');
  const { key } = read();
  expect(read().key).toBe(key);
  write('build/sandboxes/docs/components/chips/Tags.json', '{"system": ');
  const cut = read();
  expect(cut.key).not.toBe(key);
  expect(() => cut.demos()).toThrow(SyntaxError);
});
