import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { GuardRelease } from './guardRelease';
import { releaseOf, SteadyRelease } from './steadyRelease';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

const isRuntime = (file: string) => /^runtime~/.test(file);

/** Bundles a page that fetches another, in a folder of its own. @returns each file by name, and what the bundler calls it all */
async function bundle(other: string, name = 'steady-') {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), name));
  folders.push(folder);
  fs.writeFileSync(
    path.join(folder, 'main.js'),
    "self.release = __webpack_hash__; export const page = () => import(/* webpackChunkName: 'other' */ './other');",
  );
  fs.writeFileSync(path.join(folder, 'other.js'), other);
  const output = path.join(folder, 'built');
  const stats = await new Promise<{ hash?: string; files: string[] }>((resolve, reject) => {
    rspack(
      {
        mode: 'production',
        context: folder,
        entry: './main.js',
        optimization: { chunkIds: 'named', runtimeChunk: true },
        // As another cache or folder has it, a module's name that no file shows makes another hash.
        output: {
          path: output,
          filename: ({ chunk }) =>
            chunk?.name?.startsWith('runtime') ? '[name].[contenthash:8].js' : '[name].js',
          chunkFilename: '[name].[fullhash:8].js',
          hashSalt: name,
        },
        plugins: [
          new GuardRelease((file) => /^(runtime~)?main\./.test(file)),
          new SteadyRelease(isRuntime),
        ],
      },
      (error, result) => {
        if (error ?? result?.hasErrors()) reject(error ?? new Error(result?.toString()));
        else {
          const { chunks = [] } = result!.toJson({ all: false, chunks: true });
          resolve({
            hash: result!.hash ?? undefined,
            files: chunks.flatMap(({ files = [] }) => files),
          });
        }
      },
    );
  });
  const read = (file: string) => fs.readFileSync(path.join(output, file), 'utf8');
  const files = new Map(fs.readdirSync(output).map((file) => [file, read(file)]));
  return { ...stats, written: files };
}

const of = (written: Map<string, string>, start: string) =>
  [...written].find(([file]) => file.startsWith(start))!;

it('calls the same files the same release, whatever the bundler calls the compilation', async () => {
  const [first, second] = [
    await bundle('export default 1;'),
    await bundle('export default 1;', 'other-'),
  ];
  expect(first.hash).not.toBe(second.hash);
  for (const start of ['runtime~', 'other.']) {
    expect(of(first.written, start)).toEqual(of(second.written, start));
    expect(of(first.written, start)[1]).not.toContain(first.hash);
  }
});

it('lets the minifier name things alike, whatever the bundler calls the compilation', async () => {
  // Which letters are frequent in a text decides on the names: those of the hash, too.
  const runtimes = new Set<string>();
  for (let salt = 0; salt < 24; salt += 1)
    runtimes.add(of((await bundle('export default 1;', `salt${salt}-`)).written, 'runtime~')[1]);
  expect(runtimes.size).toBe(1);
});

it('calls other files another release, in names, runtime and guard', async () => {
  const [first, second] = [await bundle('export default 1;'), await bundle('export default 2;')];
  const [release, next] = [first, second].map(
    ({ written }) => /docusaurusRelease!=="([0-9a-f]{16})"/.exec(of(written, 'other.')[1])![1]!,
  );
  expect(release).not.toBe(next);
  expect(of(first.written, 'other.')[0]).toBe(`other.${release!.slice(0, 8)}.js`);
  expect(of(first.written, 'runtime~')[0]).toBe(`runtime~main.${release!.slice(0, 8)}.js`);
  expect(of(first.written, 'runtime~')[1]).toContain(release);
});

it('tells who lists the files their names', async () => {
  const { written, files } = await bundle('export default 1;');
  expect(files.toSorted()).toEqual([...written.keys()].toSorted());
});

it('asks neither for the order of files nor for the hash in them', () => {
  const file = (name: string, text: string) => ({ name, content: Buffer.from(text) });
  const bare = (name: string) => name.replace(/\.(1a2b|3c4d)\./, '.');
  const release = releaseOf([file('a.1a2b.js', 'x1a2b'), file('b.js', 'y')], '1a2b', bare);
  expect(releaseOf([file('b.js', 'y'), file('a.3c4d.js', 'x3c4d')], '3c4d', bare)).toBe(release);
  expect(releaseOf([file('b.js', 'z'), file('a.3c4d.js', 'x3c4d')], '3c4d', bare)).not.toBe(
    release,
  );
});
