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
  const html = Component(id);
  await new Promise((resolve) => setTimeout(resolve, id.endsWith('Slow') ? 400 : 10));
  count += 1;
  return { html: html + count, compactHtml: null, themeCss: '', styles: [] };
};`,
  );
  fs.mkdirSync(path.join(scripts, 'docs'));
  fs.writeFileSync(
    path.join(scripts, 'docs/grids.js'),
    `exports.Basic = () => (id) => 'basic ' + id + ' ';
exports.Slow = exports.Basic;
exports.Rejects = () => (id) => { Promise.reject(new TypeError('Failed to parse URL from /api/rows')); return id; };
exports.ThrowsLater = () => (id) => { setTimeout(() => { throw 'Saving failed'; }); return id; };
exports.Broken = () => () => { throw new TypeError('rows is not iterable'); };
require('./theme.css');`,
  );
  fs.writeFileSync(path.join(scripts, 'docs/theme.css'), '.a { color: red }');
});
afterAll(() => fs.rmSync(scripts, { recursive: true }));

const rest = (name: string, patience?: number) =>
  restDemo(
    { scripts, thread: path.resolve(__dirname, '../restThread.cjs') },
    { page: 'docs/grids', name, id: `docs/grids/${name}` },
    patience,
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

it.each([
  ['Rejects', 'TypeError', 'Failed to parse URL from /api/rows'],
  ['ThrowsLater', 'Error', 'Saving failed'],
])('throws what nobody catches in %s, and goes on with the next demo', (demo, name, message) => {
  expect(() => rest(demo, 10_000)).toThrow(expect.objectContaining({ name, message }));
  expect(rest('Basic').html).toMatch(/^basic docs\/grids\/Basic /);
});

it('never gives a demo the late answer of one that took too long', async () => {
  rest('Basic');
  expect(() => rest('Slow', 100)).toThrow('did not come to rest within 0.1 s');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(rest('Basic').html).toMatch(/^basic docs\/grids\/Basic /);
  expect(rest('Basic').html).toMatch(/^basic docs\/grids\/Basic /);
});
