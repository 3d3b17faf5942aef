import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { rspack } from '@docusaurus/faster';
import { GuardRelease, releaseGuard } from './guardRelease';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guard-release-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Bundles a page that fetches another. @returns each file, and the hash of the compilation */
async function bundle(other: string): Promise<{ files: Map<string, string>; hash: string }> {
  fs.writeFileSync(path.join(folder, 'main.js'), "export const page = () => import('./other');");
  fs.writeFileSync(path.join(folder, 'other.js'), other);
  const output = path.join(folder, 'built');
  const hash = await new Promise<string>((resolve, reject) => {
    rspack(
      {
        mode: 'production',
        context: folder,
        entry: './main.js',
        optimization: { chunkIds: 'named' },
        output: { path: output, clean: true, chunkFilename: '[name].js?v=[fullhash:8]' },
        plugins: [new GuardRelease((file) => file === 'main.js')],
      },
      (error, stats) =>
        (error ?? stats?.hasErrors())
          ? reject(error ?? new Error(stats?.toString()))
          : resolve(stats!.hash!),
    );
  });
  const read = (name: string) => fs.readFileSync(path.join(output, name), 'utf8');
  return { files: new Map(fs.readdirSync(output).map((name) => [name, read(name)])), hash };
}

it('has scripts that are fetched later know their release, and leaves the first ones alone', async () => {
  const { files, hash } = await bundle('export default 1;');
  const others = [...files].filter(([name]) => name !== 'main.js');
  expect(files.get('main.js')).not.toContain('docusaurusRelease');
  expect(others).toHaveLength(1);
  expect(others[0]![1]).toContain(`self.docusaurusRelease!=="${hash}"`);
});

it('leaves a strict script strict, and another one as it was', async () => {
  const begins = async (text: string) =>
    [...(await bundle(text)).files].find(([name]) => name !== 'main.js')![1].slice(0, 15);
  expect(await begins('export default 1;')).toBe('"use strict";if');
  expect(await begins('module.exports = function () { return this; };')).toMatch(/^if\(self/);
});

it('ends a script in a page of another release, and only there', () => {
  const script = `${releaseGuard('1a', true)}self.ran = true;`;
  const run = (docusaurusRelease?: string) => {
    const self: { docusaurusRelease?: string; document: object; ran?: boolean } = {
      docusaurusRelease,
      document: {},
    };
    vm.runInNewContext(script, { self });
    return self.ran;
  };
  expect(run('1a')).toBe(true);
  expect(() => run('2b')).toThrow('of another release');
  // Such as a page of the last release without this guard.
  expect(() => run()).toThrow('of another release');
});

it('lets the script of a worker run, which has no page', () => {
  const self: { ran?: boolean } = {};
  vm.runInNewContext(`${releaseGuard('1a', false)}self.ran = true;`, { self });
  expect(self.ran).toBe(true);
});
