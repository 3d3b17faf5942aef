import path from 'node:path';
import { evaluate } from '../../tests/support/evaluate';
import { makeFolder } from '../../tests/support/makeFolder';

const { at, write } = makeFolder();
const read = (file: string) =>
  evaluate(
    path.join(__dirname, 'readJson.mjs'),
    `(() => { try { return readJson(${JSON.stringify(file)}) ?? 'nothing'; } catch (error) { return error.message; } })()`,
  );

it('reads what a build has written, and nothing where there is nothing', () => {
  expect(read(write('host.json', '{"baseUrl":"/a/"}'))).toEqual({ baseUrl: '/a/' });
  expect(read(write('mark.json', '\uFEFF[]'))).toEqual([]);
  expect(read(at('none.json'))).toBe('nothing');
});

it('names the file that is cut, and says what to do', () => {
  const file = write('redirects.json', '[\n{"from":');
  expect(read(file)).toBe(
    `${file}:2:9: no valid JSON: the file ends where a value should be. Build again: npm run build`,
  );
});
