import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { likePath, writeArtefact } from './artefactStore';
import { placeOf } from './artefactList';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(version: string, files: Record<string, string>) {
  const sources = Object.entries(files).map(([name, text]) => {
    const file = path.join(folder, 'made', version, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    return [name, file] as const;
  });
  return writeArtefact(path.join(folder, 'store'), { instance: 'x', version }, new Map(sources));
}
const words = Array.from({ length: 4000 }, (_, at) => ((at * 7919) % 65_521).toString(36)).join(
  ' ',
);

it('is the same digest for the same files, whenever and in whichever order they are written', () => {
  const files = { 'x/8.9.2/a/index.html': 'A', 'x/8.9.2/b/index.html': 'B' };
  const first = write('8.9.2', files);
  const again = write('8.9.2', Object.fromEntries(Object.entries(files).reverse()));
  expect(again.digest).toBe(first.digest);
  expect(again).toMatchObject({ added: 0, objects: 0, bytes: 2 });
  const other = write('8.9.2', { ...files, 'x/8.9.2/b/index.html': 'C' });
  expect(other.digest).not.toBe(first.digest);
});

it('keeps the same content once, in all languages and versions', () => {
  expect(write('8.9.2', { 'assets/a.js': words, 'zh/assets/a.js': words }).objects).toBe(1);
  expect(write('8.9.3', { 'assets/b.js': words }).objects).toBe(0);
});

it('keeps of the script of a page what differs, though it has another name in each version', () => {
  const script = (version: string) =>
    `${words} source:"@site/x_versioned_docs/version-${version}/a/index.mdx" ${version}`;
  const first = write('8.9.2', { 'assets/js/11111111.aaaaaaaa.js': script('8.9.2') });
  const second = write('8.9.3', { 'assets/js/22222222.bbbbbbbb.js': script('8.9.3') });
  expect(second.added).toBeLessThan(first.added / 4);
});

it('stays small for each further version, all made of the first', () => {
  const made = ['8.9.2', '8.9.3', '8.9.4', '8.9.5', '8.9.6', '8.9.7'].map((version) =>
    write(version, { [`x/${version}/index.html`]: `${version} ${words} ${version}` }),
  );
  const [first, ...others] = made.map(({ added }) => added);
  for (const added of others) expect(added).toBeLessThan(first! / 4);
});

it('does without what is gone from the folder', () => {
  const first = write('8.9.2', { 'x/8.9.2/index.html': words });
  fs.rmSync(path.join(folder, 'store', placeOf.object(first.files[0]!.digest)));
  const second = write('8.9.3', { 'x/8.9.3/index.html': `${words} more` });
  expect(second.added).toBeGreaterThan(first.added / 2);
});

it('takes files of versions for the same but for version and digests', () => {
  expect(likePath('x/8.9.2/a/index.html', '8.9.2')).toBe(likePath('x/8.9.3/a/index.html', '8.9.3'));
  expect(likePath('assets/js/main.1a2b3c4d.js', '8.9.2')).toBe('assets/js/main.*.js');
});
