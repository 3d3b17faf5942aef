import type { SandboxVariant } from '../../sandbox/rules/types';
import type { PackageNeeds } from '../rules/packageNeeds';
import { editVariant } from './editVariant';

const known: PackageNeeds = {
  versions: {
    dayjs: '1.11.13',
    luxon: '3.7.1',
    '@types/luxon': '3.7.6',
    moment: '2.30.1',
    'moment-hijri': '3.0.0',
    '@mui/system': '7.2.0',
    '@mui/x-charts': '8.9.2',
    '@mui/x-data-grid': '8.9.2',
    '@mui/x-date-pickers': '8.9.2',
    react: '19.2.9',
    '@types/react': '19.3.0',
  },
  needs: {
    '@mui/x-date-pickers': ['@mui/system', 'react'],
    '@mui/x-date-pickers/AdapterDayjs': ['dayjs'],
    '@mui/x-date-pickers/AdapterMomentHijri': ['moment-hijri', 'moment'],
    '@mui/x-charts': ['@mui/system', 'react'],
    '@mui/x-data-grid': ['@mui/system', 'react'],
  },
  types: { luxon: '@types/luxon', react: '@types/react' },
};
const always = {
  react: '19.0.0',
  'react-dom': '19.0.0',
  '@mui/material': '7.2.0',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
};
const variant: SandboxVariant = {
  files: [
    { path: 'A.tsx', code: 'old', js: 'old js' },
    { path: 'data/rows.ts', code: 'rows', js: 'rows js' },
    { path: 'A.css', code: '.a {}' },
  ],
  iconFonts: [],
  ts: { dependencies: always, devDependencies: { '@types/react': '19.0.1' } },
  js: { dependencies: always, devDependencies: {} },
};

/** What a changed demo needs beyond what it had. */
function added(code: string, language: 'ts' | 'js' = 'ts') {
  const name = language === 'ts' ? 'A.tsx' : 'A.js';
  const { dependencies, devDependencies } = editVariant(variant, { [name]: code }, language, known)[
    language
  ];
  const beyond = (all: object, before: object) =>
    Object.fromEntries(Object.entries(all).filter(([each]) => !(each in before)));
  return {
    run: beyond(dependencies, always),
    types: beyond(devDependencies, variant[language].devDependencies),
  };
}

const pickers = { '@mui/x-date-pickers': '8.9.2', '@mui/system': '7.2.0' };

it.each([
  ["import './A.css';\nimport rows from './data/rows';", {}, {}],
  [
    "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
    { ...pickers, dayjs: '1.11.13' },
    {},
  ],
  [
    "import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';",
    { ...pickers, 'moment-hijri': '3.0.0', moment: '2.30.1' },
    {},
  ],
  [
    "const Gauge = lazy(() => import('@mui/x-charts/Gauge'));",
    { '@mui/x-charts': '8.9.2', '@mui/system': '7.2.0' },
    {},
  ],
  ["import { DateTime } from 'luxon';", { luxon: '3.7.1' }, { '@types/luxon': '3.7.6' }],
  [
    "import type { GridColDef } from '@mui/x-data-grid';",
    {},
    { '@mui/x-data-grid': '8.9.2', '@mui/system': '7.2.0' },
  ],
  ["import 'left-pad';\nimport 'constructor';", {}, {}],
])('installs what is needed for %s', (code, run, types) => {
  expect(added(code)).toEqual({ run, types });
  expect(added(code, 'js')).toEqual({ run, types: {} });
});

it('leaves the versions that the demo has, and puts no package into both lists', () => {
  const { dependencies } = editVariant(variant, { 'A.tsx': "import 'react';" }, 'ts', known).ts;
  expect(dependencies).toEqual(always);
  const typed = { ...variant.ts, devDependencies: { luxon: '3.0.0' } };
  const changes = { 'A.tsx': "import { DateTime } from 'luxon';" };
  const { ts } = editVariant({ ...variant, ts: typed }, changes, 'ts', known);
  expect(ts.dependencies).toHaveProperty('luxon');
  expect(ts.devDependencies).not.toHaveProperty('luxon');
});

it('takes the changed files in the language that was changed, and those that the demo has no longer', () => {
  const changes = { 'A.tsx': 'new', 'A.css': '.b {}', 'columns.ts': 'columns' };
  expect(editVariant(variant, changes, 'ts', known).files).toEqual([
    { path: 'A.tsx', code: 'new', js: 'old js' },
    variant.files[1],
    { path: 'A.css', code: '.b {}' },
    { path: 'columns.ts', code: 'columns' },
  ]);
  const script = { 'A.js': 'new', 'data/rows.js': 'more', 'Columns.js': '<p />' };
  expect(editVariant(variant, script, 'js', known).files).toEqual([
    { path: 'A.tsx', code: 'old', js: 'new' },
    { path: 'data/rows.ts', code: 'rows', js: 'more' },
    variant.files[2],
    { path: 'Columns.jsx', code: '<p />' },
  ]);
});

it.each(["import Icon from '@mui/material/Icon';", "import { Icon } from '@mui/material';"])(
  'has the fonts of icons for %s',
  (code) => {
    const changes = { 'A.tsx': `${code}\n<Icon className="material-icons-outlined" />;` };
    expect(editVariant(variant, changes, 'ts', known).iconFonts).toEqual([
      'Material Icons',
      'Material Icons Outlined',
    ]);
    expect(editVariant(variant, { 'A.tsx': '' }, 'ts', known).iconFonts).toEqual([]);
  },
);
