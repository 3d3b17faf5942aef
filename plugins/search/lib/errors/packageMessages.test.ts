import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageMessages } from './packageMessages';

let site: string;
const put = (file: string, text: string) => {
  const full = path.join(site, 'node_modules', file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
};
const error = (text: string) => `throw new Error('${text}');`;

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'messages-'));
  put('@a/one/package.json', '{"version":"1.0.0"}');
  put('@a/one/esm/index.js', error('Of the module'));
  put('@a/one/index.js', error('Of its copy'));
  put('@a/one/esm/locales/de.js', error('Of a language'));
  put('two/package.json', '{"version":"1.0.0"}');
  put('two/index.js', error('Of the module') + error('Of the second'));
});
afterEach(() => fs.rmSync(site, { recursive: true }));

it('reads each message once, of modules alone', () => {
  expect(packageMessages(site, ['@a/one', 'two'], undefined)).toEqual([
    'Of the module',
    'Of the second',
  ]);
});

it('remembers by version', () => {
  const memory = path.join(site, 'memory');
  fs.mkdirSync(memory);
  const read = () => packageMessages(site, ['two'], memory);
  expect(read()).toHaveLength(2);
  put('two/index.js', error('Of another release'));
  expect(read()).toHaveLength(2);
  put('two/package.json', '{"version":"1.0.1"}');
  expect(read()).toEqual(['Of another release']);
});

it('names a package that is not there', () => {
  expect(() => packageMessages(site, ['three'], undefined)).toThrow('three');
});
