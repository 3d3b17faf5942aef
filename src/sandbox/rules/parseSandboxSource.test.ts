import { parseSandboxSource } from './parseSandboxSource';
import type { SandboxSource } from './types';

const needs = { dependencies: { react: '19.2.9' }, devDependencies: {} };
const source: SandboxSource = {
  system: {
    files: [
      { path: 'Sales.tsx', code: 'a', js: 'b' },
      { path: 'data/rows.json', code: '[]' },
    ],
    iconFonts: ['Material Icons'],
    ts: needs,
    js: needs,
  },
  tailwind: { problem: 'None' },
};

it('takes what the build writes', () => {
  expect(parseSandboxSource(JSON.parse(JSON.stringify(source)))).toEqual(source);
});

it('leaves out what nobody knows', () => {
  const more = { ...source, sass: { problem: 'x' }, system: { ...source.system, size: 1 } };
  expect(parseSandboxSource(more)).toEqual(source);
});

/** The source with a value at a place of its first variant. */
function changed(change: Record<string, unknown>): unknown {
  return { system: { ...source.system, ...change } };
}

it.each([
  [null, 'source is not an object'],
  [[], 'source is not an object'],
  ['{}', 'source is not an object'],
  [{}, 'source.system is not an object'],
  [{ ...source, css: null }, 'source.css is not an object'],
  [{ system: { problem: 1 } }, 'source.system.problem is not a text'],
  [changed({ files: {} }), 'source.system.files is not a list of files'],
  [changed({ files: [] }), 'source.system.files is not a list of files'],
  [changed({ files: ['a'] }), 'source.system.files[0] is not an object'],
  [changed({ files: [{ path: 1, code: '' }] }), 'source.system.files[0].path is not a text'],
  [changed({ files: [{ path: 'a' }] }), 'source.system.files[0].code is not a text'],
  [
    changed({ files: [{ path: 'a', code: '', js: null }] }),
    'source.system.files[0].js is not a text',
  ],
  [changed({ ts: undefined }), 'source.system.ts is not an object'],
  [changed({ iconFonts: 'Roboto' }), 'source.system.iconFonts is not a list of texts'],
  [changed({ iconFonts: [1] }), 'source.system.iconFonts[0] is not a text'],
  [
    changed({ js: { dependencies: [], devDependencies: {} } }),
    'source.system.js.dependencies is not an object',
  ],
  [
    changed({ js: { dependencies: {}, devDependencies: { react: 19 } } }),
    'source.system.js.devDependencies["react"] is not a text',
  ],
])('refuses %j', (value, message) => {
  expect(() => parseSandboxSource(value)).toThrow(message);
});

it.each(['', '/etc/passwd', '../a.tsx', 'a/../b.tsx', './a.tsx', 'a//b.tsx', 'a\\b.tsx', 'C:a'])(
  'refuses the path %j',
  (path) => {
    expect(() => parseSandboxSource(changed({ files: [{ path, code: '' }] }))).toThrow(
      "files[0].path is not a path below the demo's folder",
    );
  },
);
