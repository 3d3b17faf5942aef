import fs from 'node:fs';
import { makeFolder } from '../../tests/support/makeFolder';
import { linkFile } from './linkFile';

afterEach(() => jest.restoreAllMocks());

it('gives a file another name, in a folder that it makes', () => {
  const folder = makeFolder({ kept: 'one' });
  linkFile(folder.at('kept'), folder.at('build/a/b'));
  expect(folder.read('build/a/b')).toBe('one');
  expect(fs.statSync(folder.at('kept')).nlink).toBe(2);
});

it('takes the place of a file without changing what that one is linked to', () => {
  const folder = makeFolder({ old: 'old', new: 'new' });
  linkFile(folder.at('old'), folder.at('place'));
  linkFile(folder.at('new'), folder.at('place'));
  expect(folder.read('place')).toBe('new');
  expect(folder.read('old')).toBe('old');
});

it('copies where a link cannot be', () => {
  const folder = makeFolder({ kept: 'one', place: 'before' });
  jest.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('cross-device link'), { code: 'EXDEV' });
  });
  linkFile(folder.at('kept'), folder.at('place'));
  expect(folder.read('place')).toBe('one');
  expect(fs.statSync(folder.at('kept')).nlink).toBe(1);
});

it('says that a file is not there', () => {
  const folder = makeFolder();
  expect(() => linkFile(folder.at('gone'), folder.at('place'))).toThrow(/ENOENT/);
});
