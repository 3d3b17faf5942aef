import { analyseDemo } from './analyseDemo';
import { formatProblems } from './demoProblem';

const packages = new Set(['react', '@mui/material', '@mui/x-data-grid', 'dayjs']);
const demo = (head: string) => `${head}\nexport default function Demo() {\n  return null;\n}\n`;
const reasons = (source: string, isDemo = true) =>
  analyseDemo(source, 'docs/a/Demo.tsx', packages, isDemo)
    .problems.map(({ reason }) => reason)
    .join('\n');

it('accepts public packages, their paths and files of the own folder', () => {
  const { problems, imports } = analyseDemo(
    demo(
      "import * as React from 'react';\nimport Button from '@mui/material/Button';\nimport { rows } from './rows';",
    ),
    'Demo.tsx',
    packages,
  );
  expect(problems).toEqual([]);
  expect(imports).toEqual(['react', '@mui/material/Button', './rows']);
});

it.each([
  ["import a from '@site/src/demos';", /imports the site's own "@site\/src\/demos"/],
  ["import a from '@theme/Layout';", /imports the site's own/],
  ["import Link from '@docusaurus/Link';", /imports the site's own/],
  ["import a from '/etc/passwd';", /imports the site's own/],
  ["import a from '../rows';", /from outside its own folder/],
  ["import a from './../../x';", /from outside its own folder/],
  ["import _ from 'lodash';", /package\.json does not list lodash/],
  ["import a from '@mui/x-charts/BarChart';", /does not list @mui\/x-charts/],
  ["export { a } from '../rows';", /from outside its own folder/],
  ["const a = import('lodash');", /does not list lodash/],
])('refuses %s', (head, message) => {
  expect(reasons(demo(head))).toMatch(message);
});

it.each([
  'export default function Demo() { return null; }',
  'const Demo = () => null;\nexport default Demo;',
  'function Demo() { return null; }\nexport { Demo as default };',
  'export default class Demo {}',
])('finds the default export of %j', (source) => {
  expect(reasons(source)).toBe('');
});

it('misses a default export, except in a module beside a demo', () => {
  expect(reasons('export const rows = [];')).toMatch(/has no default export/);
  expect(reasons('export const rows = [];', false)).toBe('');
});

it('says where a file does not compile', () => {
  const { problems } = analyseDemo(
    'export default function Demo() {\n  return <div>;\n}',
    'docs/a/Demo.tsx',
    packages,
  );
  expect(formatProblems('docs/a/Demo.tsx', problems)).toMatch(
    /^docs\/a\/Demo\.tsx:2:\d+ does not compile: /,
  );
});
