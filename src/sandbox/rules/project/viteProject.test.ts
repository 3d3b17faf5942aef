import { sandboxChoice } from '../../../../tests/support/sandboxChoice';
import type { SandboxChoice, SandboxVariant } from '../types';
import { viteProject } from './viteProject';

const needs = {
  dependencies: { react: '19.2.9' },
  devDependencies: { '@types/react': '19.3.0' },
};
const variant: SandboxVariant = {
  files: [
    {
      path: 'Sales.tsx',
      code: "import Icon from '@mui/material/Icon';\nimport { rows } from './data/rows';\nimport './Sales.css';\n",
      js: "import Icon from '@mui/material/Icon';\nimport { rows } from './data/rows';\nimport './Sales.css';\n",
    },
    {
      path: 'data/rows.ts',
      code: 'export const rows: string[] = [];\n',
      js: 'export const rows = [];\n',
    },
    { path: 'Sales.css', code: '.sales {}\n' },
  ],
  iconFonts: ['Material Icons'],
  ts: needs,
  js: { ...needs, devDependencies: {} },
};
const choice: SandboxChoice = { ...sandboxChoice, name: 'Sales', style: 'css' };

it('is a whole project in TypeScript', () => {
  const files = viteProject(variant, choice);
  expect(Object.keys(files).toSorted()).toEqual([
    '.gitignore',
    'README.md',
    'index.html',
    'package.json',
    'src/demo/Sales.css',
    'src/demo/Sales.tsx',
    'src/demo/data/rows.ts',
    'src/index.css',
    'src/index.tsx',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  expect(files['src/demo/Sales.tsx']).toBe(variant.files[0]?.code);
  expect(files['index.html']).toContain('src="/src/index.tsx"');
  expect(files['index.html']).toContain('Material+Icons');
  expect(JSON.parse(files['package.json']!)).toMatchObject({
    name: 'sales',
    ...{ dependencies: needs.dependencies },
  });
});

it.each(['ts', 'js'] as const)('keeps what is no TypeScript as it is, in %s', (code) => {
  const beside = [
    { path: 'rows.json', code: '[1]\n' },
    { path: 'mark.svg', code: '<svg/>\n' },
    { path: 'parts/index.js', code: 'export const a = 1;\n' },
    { path: 'Label.jsx', code: 'export default () => <i />;\n' },
    { path: 'max.mjs', code: 'export const b = 1;\n' },
  ];
  const files = viteProject(
    { ...variant, files: [...variant.files, ...beside] },
    { ...choice, code },
  );
  for (const file of beside) expect(files[`src/demo/${file.path}`]).toBe(file.code);
  if (code === 'ts') {
    const { compilerOptions } = JSON.parse(files['tsconfig.json']!) as { compilerOptions: object };
    expect(compilerOptions).toMatchObject({ allowJs: true, resolveJsonModule: true });
  }
});

it('is a whole project in JavaScript, from right to left', () => {
  const files = viteProject(variant, { ...choice, code: 'js', style: 'system', direction: 'rtl' });
  expect(Object.keys(files).toSorted()).toEqual([
    '.gitignore',
    'README.md',
    'index.html',
    'package.json',
    'src/demo/Sales.css',
    'src/demo/Sales.jsx',
    'src/demo/data/rows.js',
    'src/index.jsx',
    'src/rtlCache.js',
    'vite.config.js',
  ]);
  expect(files['src/demo/Sales.jsx']).toBe(variant.files[0]?.js);
  expect(files['src/demo/data/rows.js']).toBe('export const rows = [];\n');
  expect(files['index.html']).toContain('src="/src/index.jsx"');
});

it('refuses a script without a JavaScript form', () => {
  const files = [{ path: 'Sales.tsx', code: '' }];
  expect(() => viteProject({ ...variant, files }, { ...choice, code: 'js' })).toThrow(
    'Sales.tsx has no JavaScript form',
  );
});

it('refuses another demo than the one that it was asked for', () => {
  expect(() => viteProject(variant, { ...choice, name: 'Other' })).toThrow(
    'Sales.tsx is not the demo Other',
  );
});
