import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { restDemo } from './restDemo';

let scripts: string;
beforeAll(() => {
  scripts = fs.mkdtempSync(path.join(os.tmpdir(), 'rest-demo-'));
  fs.writeFileSync(
    path.join(scripts, 'rest.js'),
    `let count = 0;
exports.restDemo = async (Component, id) => {
  await new Promise((resolve) => setTimeout(resolve, 10));
  count += 1;
  return { html: Component(id) + count, compactHtml: null, themeCss: '', styles: [] };
};`,
  );
  fs.mkdirSync(path.join(scripts, 'docs'));
  fs.writeFileSync(
    path.join(scripts, 'docs/grids.js'),
    `exports.Basic = () => (id) => 'basic ' + id + ' ';
exports.Broken = () => () => { throw new TypeError('rows is not iterable'); };
require('./theme.css');`,
  );
  fs.writeFileSync(path.join(scripts, 'docs/theme.css'), '.a { color: red }');
});
afterAll(() => fs.rmSync(scripts, { recursive: true }));

const rest = (name: string) =>
  restDemo(
    { scripts, thread: path.resolve(__dirname, '../restThread.cjs') },
    { page: 'docs/grids', name, id: `docs/grids/${name}` },
  );

it('waits for what a demo comes to, in one thread for all', () => {
  expect(rest('Basic').html).toBe('basic docs/grids/Basic 1');
  expect(rest('Basic').html).toBe('basic docs/grids/Basic 2');
});

it('throws what the demo throws, with the place from which it came', () => {
  expect(() => rest('Broken')).toThrow(
    expect.objectContaining({
      name: 'TypeError',
      message: 'rows is not iterable',
      stack: expect.stringContaining(path.join('docs', 'grids.js')),
    }),
  );
});

it('names a demo that is not there', () => {
  expect(() => rest('Missing')).toThrow(/Missing|not a function/);
});
