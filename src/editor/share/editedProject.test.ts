import { editedProject } from './editedProject';

const choice = {
  name: 'A',
  product: 'Material UI',
  style: 'system',
  code: 'ts',
  mode: 'light',
  direction: 'ltr',
  language: 'en',
} as const;
const manifest = { name: 'a', dependencies: { react: '19.0.0', '@mui/material': '7.2.0' } };
const files = {
  'package.json': JSON.stringify(manifest),
  'src/demo/A.tsx': 'old',
  'src/demo/data/rows.ts': 'rows',
};
const versions = { dayjs: '1.11.13', '@mui/x-charts': '8.9.2', react: '19.2.9' };

it('takes the changed files, and what they import from packages of the site', () => {
  const { files: edited } = editedProject(
    { choice, files },
    { 'A.tsx': 'new', 'nowhere.ts': 'lost' },
    ['react', './data/rows', '@mui/x-charts/BarChart', 'dayjs', 'left-pad'],
    versions,
  );
  expect(edited['src/demo/A.tsx']).toBe('new');
  expect(edited['src/demo/data/rows.ts']).toBe('rows');
  expect(Object.keys(edited)).toEqual(Object.keys(files));
  expect(JSON.parse(edited['package.json']!)).toEqual({
    name: 'a',
    dependencies: {
      '@mui/material': '7.2.0',
      '@mui/x-charts': '8.9.2',
      dayjs: '1.11.13',
      react: '19.0.0',
    },
  });
});

it('finds the JavaScript form, whose name a project writes otherwise', () => {
  const script = { 'package.json': '{}', 'src/demo/A.jsx': 'old', 'src/demo/rows.js': 'old' };
  const edited = editedProject(
    { choice: { ...choice, code: 'js' }, files: script },
    { 'A.js': 'new', 'rows.js': 'new' },
    [],
    versions,
  );
  expect(edited.files).toEqual({ ...script, 'src/demo/A.jsx': 'new', 'src/demo/rows.js': 'new' });
});
