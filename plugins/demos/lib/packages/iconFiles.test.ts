import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { iconFunction, keepIconFiles } from './iconFiles';

const siteDir = path.resolve(__dirname, '../../../..');
let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'icons-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('writes all icons into files that a browser runs, once', () => {
  const { icons, written } = keepIconFiles(siteDir, folder);
  const files = fs.readdirSync(written);
  expect(files).toHaveLength(icons.first.length);
  expect(icons.first).toEqual(icons.first.toSorted((a, b) => (a < b ? -1 : 1)));
  const window = vm.createContext({});
  for (const file of files) {
    vm.runInContext(fs.readFileSync(path.join(written, file), 'utf8'), window);
  }
  const drawn = vm.runInContext(
    `const all = globalThis[Symbol.for('icons')];
    const made = all.Delete((...given) => given, (...given) => given, (...given) => given);
    JSON.stringify([Object.keys(all).length, made[0][0], made[1]])`,
    window,
  ) as string;
  const [count, tag, name] = JSON.parse(drawn) as [number, string, string];
  expect([count > 10_000, tag, name]).toEqual([true, 'path', 'Delete']);

  const before = fs.statSync(path.join(written, files[0]!)).mtimeMs;
  expect(keepIconFiles(siteDir, folder)).toEqual({ icons, written });
  expect(fs.statSync(path.join(written, files[0]!)).mtimeMs).toBe(before);
});

it('refuses a module of another form', () => {
  expect(() => iconFunction('export default 1;')).toThrow('createSvgIcon');
});
