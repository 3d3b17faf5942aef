import { programRequire, type ModuleCode } from './programRequire';

const kinds = { css: 'style', json: 'data', svg: 'picture' } as const;

function start(
  files: Record<string, string>,
  scripts: Record<string, ModuleCode>,
  modules: Record<string, string> = {},
  names: Record<string, string[]> = {},
) {
  const sheets: string[] = [];
  const run = programRequire(
    {
      modules,
      files: Object.entries(files).map(([path, code]) => ({
        path,
        code,
        names,
        kind: kinds[path.split('.').at(-1) as 'css'] ?? 'script',
      })),
    },
    {
      scripts,
      packaged: (id) =>
        id === 'colors'
          ? { __esModule: true, red: 'red' }
          : { __esModule: true, default: `module ${id}` },
      icon: (name) => (name === 'Delete' ? 'an icon' : undefined),
      addStyle: (css) => sheets.push(css),
    },
  );
  return { run, sheets };
}

it('runs each file once, and gives styles, data and pictures as what they are', () => {
  let runs = 0;
  const { run, sheets } = start(
    { 'A.tsx': '', 'rows.ts': '', 'A.css': 'a{}', 'data.json': '[1]', 'mark.svg': 'data:x' },
    {
      'A.tsx': (require, module) => {
        require('./A.css');
        module.exports = [
          require('./rows'),
          require('./rows'),
          require('./data.json'),
          require('./mark.svg'),
        ];
      },
      'rows.ts': (_require, module) => {
        runs += 1;
        module.exports = 'rows';
      },
    },
  );
  expect(run('A.tsx')).toEqual([
    'rows',
    'rows',
    { __esModule: true, default: [1] },
    { __esModule: true, default: 'data:x' },
  ]);
  expect(runs).toBe(1);
  expect(sheets).toEqual(['a{}']);
});

it('gives modules of packages, single components of a whole package, and icons', () => {
  const { run } = start(
    { 'A.tsx': '' },
    {
      'A.tsx': (require, module) => {
        const { Button, colors } = require('@mui/material') as Record<string, unknown>;
        const { Delete } = require('@mui/icons-material') as { Delete: string };
        module.exports = [
          require('react'),
          Button,
          colors,
          Delete,
          require('@mui/icons-material/Delete'),
        ];
      },
    },
    { react: '1', '@mui/material/Button': '2', '@mui/material/colors': 'colors' },
  );
  expect(run('A.tsx')).toEqual([
    { __esModule: true, default: 'module 1' },
    'module 2',
    // Without a default export: all of it has the name.
    { __esModule: true, red: 'red' },
    'an icon',
    { __esModule: true, default: 'an icon' },
  ]);
});

it('lets two files import each other', () => {
  const { run } = start(
    { 'A.tsx': '', 'b.ts': '' },
    {
      'A.tsx': (require, _module, exports) =>
        Object.assign(exports as object, { b: require('./b') }),
      'b.ts': (require, _module, exports) =>
        Object.assign(exports as object, { a: require('./A') }),
    },
  );
  const a = run('A.tsx') as { b: { a: unknown } };
  expect(a.b.a).toBe(a);
});

describe('of names that are imported', () => {
  const modules = { react: '1', '@mui/material/Button': '2', '@mui/material/colors': 'colors' };
  const ask = (request: string, name: string, other: ModuleCode = () => {}, code = '') =>
    start(
      { 'A.tsx': '', 'b.ts': code },
      { 'A.tsx': (require) => void require(request), 'b.ts': other },
      modules,
      { [request]: [name] },
    ).run('A.tsx');

  it.each([
    ['@mui/material', 'Nope'],
    ['@mui/icons-material', 'Nope'],
    ['@mui/material/colors', 'Nope'],
    ['./b', 'Nope'],
  ])('says which %s does not have', (request, name) => {
    expect(() => ask(request, name)).toThrow(`'${request}' has no Nope`);
  });

  it('says that there is no default export', () => {
    expect(() => ask('@mui/material/colors', 'default')).toThrow(
      "'@mui/material/colors' has no default export",
    );
  });

  it.each([
    ['@mui/material', 'Button'],
    ['@mui/icons-material', 'Delete'],
    ['@mui/material/colors', 'red'],
    ['react', 'default'],
  ])('takes what %s has: %s', (request, name) => {
    expect(() => ask(request, name)).not.toThrow();
  });

  it('waits for what a file has not come to yet', () => {
    // It imports the one that imports it, or gives the variable a value later.
    const around: ModuleCode = (require) => void require('./A');
    expect(() => ask('./b', 'later', around, 'exports.later;')).not.toThrow();
    const both = start(
      { 'A.tsx': '', 'b.ts': '' },
      {
        'A.tsx': (require, _module, exports) =>
          Object.assign(exports as object, { a: 1, b: require('./b') }),
        'b.ts': (require) => void require('./A'),
      },
      {},
      { './A': ['a'] },
    );
    expect(() => both.run('A.tsx')).not.toThrow();
  });
});

it.each(['left-pad', './nothing', '@mui/icons-material/Nothing'])(
  'names %s, which is missing',
  (request) => {
    const { run } = start({ 'A.tsx': '' }, { 'A.tsx': (require) => void require(request) });
    expect(() => run('A.tsx')).toThrow(request.replace('@mui/icons-material/', ''));
  },
);
