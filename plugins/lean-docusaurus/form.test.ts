import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import formPlugin from './form';
import { readPageKeys } from './kept';
import { pageKeysFile } from './warm-build/lib/pageKeysFile';

const generatedFilesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'form-'));
afterAll(() => fs.rmSync(generatedFilesDir, { recursive: true }));
beforeEach(() => {
  const file = pageKeysFile(generatedFilesDir);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '{"/tabs/":"of an earlier build"}');
});

const versionOf = (parts: string, config: object) =>
  formPlugin({ generatedFilesDir }, { parts, remembersPages: true }).configureWebpack!(
    config,
    false,
    {} as never,
    undefined,
  );

it("gives each choice of parts a bundler's cache of its own", () => {
  const config = { experiments: { cache: { version: 'client-3.10' } } };
  expect(versionOf('', config)).toEqual({
    experiments: { cache: { version: 'client-3.10-stock' } },
  });
  expect(versionOf('lean-pages', config)).toEqual({
    experiments: { cache: { version: 'client-3.10-lean-pages' } },
  });
  // A build that keeps nothing.
  expect(versionOf('', {})).toEqual({});
});

it('forgets the keys of pages that no part of this build renews', () => {
  formPlugin({ generatedFilesDir }, { parts: 'warm-build', remembersPages: true });
  expect(readPageKeys(generatedFilesDir)).not.toEqual({});
  formPlugin({ generatedFilesDir }, { parts: 'lean-pages', remembersPages: false });
  expect(readPageKeys(generatedFilesDir)).toEqual({});
});
