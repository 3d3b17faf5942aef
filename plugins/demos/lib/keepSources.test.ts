import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepSources } from './keepSources';
import { readSources, sourcesFile } from './readSources';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const place = () => ({ folder, id: 'docs/a/Basic' });
const files = (text: string) => ({
  system: [
    { name: 'Basic.tsx', source: `export default function Basic() {\n  return ${text};\n}\n` },
  ],
});

it('gives the renderer the texts that the bundler has made', async () => {
  const { key, sources } = await keepSources(place(), files('<b>one</b>'), 'salt');
  expect(sources.system.files.map(({ name, variant }) => [name, variant])).toEqual([
    ['Basic.tsx', 'ts'],
    ['Basic.js', 'js'],
  ]);
  expect(readSources(place(), key)).toEqual(sources);
});

it('leaves a file alone whose demo has not changed, for the bundler watches it', async () => {
  await keepSources(place(), files('1'), 'salt');
  const long = new Date(2020, 1, 1);
  fs.utimesSync(sourcesFile(place()), long, long);
  await keepSources(place(), files('1'), 'salt');
  expect(fs.statSync(sourcesFile(place())).mtime).toEqual(long);
});

it('makes the texts afresh when the demo or the rules have changed, and keeps one file', async () => {
  const first = await keepSources(place(), files('1'), 'salt');
  const changed = await keepSources(place(), files('2'), 'salt');
  const ruled = await keepSources(place(), files('2'), 'other');
  expect(new Set([first.key, changed.key, ruled.key]).size).toBe(3);
  expect(JSON.stringify(changed.sources)).not.toBe(JSON.stringify(first.sources));
  expect(fs.readdirSync(folder)).toHaveLength(1);
});

it('refuses texts of another build, and says why and what to do', async () => {
  const { key } = await keepSources(place(), files('1'), 'salt');
  await keepSources(place(), files('2'), 'salt');
  expect(() => readSources(place(), key)).toThrow(
    /docs\/a\/Basic .*\(it was made of other files, .* build again/,
  );
  fs.rmSync(folder, { recursive: true });
  fs.mkdirSync(folder);
  expect(() => readSources(place(), key)).toThrow(/docs\/a\/Basic .*\(ENOENT: .* build again/);
});

it('reads again what could not be read for a moment', async () => {
  const { key, sources } = await keepSources(place(), files('1'), 'salt');
  const refused = jest.spyOn(fs, 'readFileSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
  });
  expect(readSources(place(), key)).toEqual(sources);
  refused.mockRestore();
});
