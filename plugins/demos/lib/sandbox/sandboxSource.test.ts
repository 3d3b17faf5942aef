import type { SandboxVariant } from '../../../../src/sandbox/rules/types';
import type { ReadDemo } from '../readDemo';
import type { PackageFacts } from './projectDependencies';
import { sandboxSource } from './sandboxSource';

const facts: PackageFacts = () => ({ version: '1.2.3', peers: [], typed: true });
const file = (path: string, source: string): ReadDemo => ({
  name: path.split('/').at(-1)!,
  path: `/site/docs/tabs/${path}`,
  source,
  imports: [],
});
const demo = (imports = '') =>
  `${imports}type Size = 'small';\n\nexport default function BasicTabs({ size }: { size: Size }) {\n  return <p>{size}</p>;\n}\n\n\n`;

it('holds each styling with its own files, by the names that readers see', async () => {
  const source = await sandboxSource(
    {
      system: [
        file('BasicTabs.tsx', demo("import { rows } from './data/rows';\n")),
        file('data/rows.ts', 'export const rows: string[] = [];\n'),
      ],
      css: [
        file('BasicTabs.css.tsx', demo("import './BasicTabs.css';\n")),
        file('BasicTabs.css', '.basic-tabs {\n}\n'),
      ],
    },
    facts,
  );
  const paths = (variant: unknown) => (variant as SandboxVariant).files.map(({ path }) => path);
  expect(paths(source.system)).toEqual(['BasicTabs.tsx', 'data/rows.ts']);
  expect(paths(source.css)).toEqual(['BasicTabs.tsx', 'BasicTabs.css']);
  expect(source.tailwind).toBeUndefined();
  const [shown, sheet] = (source.css as SandboxVariant).files;
  expect(shown!.code).toMatch(/^import '\.\/BasicTabs\.css';\ntype Size[^]*}\n$/);
  expect(shown!.js).not.toContain('Size');
  expect(sheet).toEqual({ path: 'BasicTabs.css', code: '.basic-tabs {\n}\n' });
});

it('holds what stands beside a demo as what it is, and TypeScript in both languages', async () => {
  const source = await sandboxSource(
    {
      system: [
        file('BasicTabs.tsx', demo()),
        file('types.ts', 'export interface Row {}\n'),
        file('rows.json', '[1]'),
        file('mark.svg', '<svg/>\n\n'),
        file('parts/index.js', "import dayjs from 'dayjs';\nexport default dayjs;\n"),
        file('Label.jsx', 'export default () => <i />;\n'),
      ],
    },
    facts,
  );
  const { files, js } = source.system as SandboxVariant;
  expect(files.slice(1)).toEqual([
    { path: 'types.ts', code: 'export interface Row {}\n', js: 'export {};\n' },
    { path: 'rows.json', code: '[1]\n' },
    { path: 'mark.svg', code: '<svg/>\n' },
    { path: 'parts/index.js', code: "import dayjs from 'dayjs';\nexport default dayjs;\n" },
    { path: 'Label.jsx', code: 'export default () => <i />;\n' },
  ]);
  expect(js.dependencies.dayjs).toBe('1.11.13');
});

it('names what every file needs, in both languages of code', async () => {
  const source = await sandboxSource(
    {
      system: [
        file('BasicTabs.tsx', demo("import type { Row } from 'rows-types';\n")),
        file('rows.ts', "import dayjs from 'dayjs';\nexport const now = dayjs();\n"),
      ],
    },
    facts,
  );
  const { ts, js } = source.system as SandboxVariant;
  expect(ts.dependencies.dayjs).toBe('1.11.13');
  expect(js.dependencies.dayjs).toBe('1.11.13');
  expect(ts.devDependencies['rows-types']).toBe('1.2.3');
  expect({ ...js.dependencies, ...js.devDependencies }['rows-types']).toBeUndefined();
});

it('says in place of the files why there can be no project, for that styling only', async () => {
  const source = await sandboxSource(
    {
      system: [
        file('A.tsx', demo("import { AdapterX } from '@mui/x-date-pickers/AdapterFlux';\n")),
      ],
      tailwind: [file('A.tailwind.tsx', demo())],
    },
    facts,
  );
  expect(source.system).toEqual({ problem: expect.stringContaining('AdapterFlux') as string });
  expect(source.tailwind).toHaveProperty('files');
});

it('names the icon fonts that the demo needs', async () => {
  const { system } = await sandboxSource(
    { system: [file('A.tsx', demo("import Icon from '@mui/material/Icon';\n"))] },
    facts,
  );
  expect((system as SandboxVariant).iconFonts).toEqual(['Material Icons']);
});
