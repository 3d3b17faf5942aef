import { Ajv2020 } from 'ajv/dist/2020';
import { indexSchema } from '../../../../src/agents/rules/indexSchema';
import { agentsIndex, demoTitles, type IndexedPage } from './agentsIndex';

const site = {
  language: 'en',
  address: 'https://docs.example.org/',
  schema: 'https://docs.example.org/agents/index.schema.json',
  versions: { '@mui/material': '7.2.0' },
  search: ['search/current.json'],
  products: [],
};

const page = (path: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  title: path,
  about: 'About it.',
  product: 'material-ui',
  isOld: false,
  forms: { '.md': `# ${path}\n` },
  headings: [],
  demos: [],
  ...more,
});

const demo = (id: string, dependencies: Record<string, string>) => ({
  id,
  text: { system: { files: [], ts: { dependencies } }, css: { files: [] } },
  uses: ['Chip'],
});

const pages = [
  page('components/chips/', {
    forms: { '.md': '# Chips\n\n## Basic\n\n`OrderTags.tsx`\n\n```tsx\n```\n', '.js.md': '' },
    headings: [[2, 'basic', 'Basic']],
    demos: [
      demo('docs/components/chips/OrderTags', { '@mui/material': '7.2.0' }),
      demo('docs/components/chips/Hidden', { '@mui/material': '7.2.0' }),
    ],
  }),
  page('components/alert/', { isOld: true, plan: 'pro', docs: '7.2.0' }),
];

it('is of the published form, whatever the order of the pages', () => {
  const index = agentsIndex(pages, site);
  const validate = new Ajv2020({ strict: false }).compile(indexSchema);
  validate(index);
  expect(validate.errors ?? []).toEqual([]);
  expect(agentsIndex(pages.toReversed(), site)).toEqual(index);
  expect(index.pages.map(({ path }) => path)).toEqual(['components/alert/', 'components/chips/']);
  expect(index.pages[0]).toMatchObject({ isOld: true, plan: 'pro', docs: '7.2.0' });
  expect(index.pages[1]).toMatchObject({ forms: ['.js.md'] });
});

it('has each set of packages once, and the title of a demo from the heading above it', () => {
  const { demos, packages } = agentsIndex(pages, site);
  expect(packages).toEqual([{ '@mui/material': '7.2.0' }]);
  expect(demos).toEqual([
    {
      id: 'docs/components/chips/OrderTags',
      title: 'Basic',
      page: 'components/chips/',
      source: 'sandboxes/docs/components/chips/OrderTags.json',
      digest: expect.stringMatching(/^[0-9a-f]{16}$/),
      stylings: ['system', 'css'],
      packages: 0,
      uses: ['Chip'],
    },
    expect.objectContaining({ id: 'docs/components/chips/Hidden', title: 'components/chips/' }),
  ]);
});

it('is refused with a path that leads out', () => {
  const validate = new Ajv2020({ strict: false }).compile(indexSchema);
  const index = agentsIndex(pages, site);
  for (const history of ['../a', '/a', 'https://a.example.org/b', 'a?b', 'a\\b'])
    expect([history, validate({ ...index, history })]).toEqual([history, false]);
});

it('takes no heading from code, and reads marks out of words', () => {
  const markdown =
    '## One \\& only\n\n```md\n## no\n`B.tsx`\n```\n\n`A.css.tsx`\n\n## Two\n\n`B.tsx`\n';
  expect([...demoTitles(markdown, ['A', 'B'])]).toEqual([
    ['A', 'One & only'],
    ['B', 'Two'],
  ]);
});
