import { Ajv2020 } from 'ajv/dist/2020';
import { indexSchema } from '../../../../src/agents/rules/indexSchema';
import { agentsIndex, type IndexedPage } from './agentsIndex';

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
  forms: { '.md': 'a'.repeat(64) },
  headings: [],
  demos: [],
  ...more,
});

const demo = (id: string, packages: Record<string, string>, title?: string) => ({
  id,
  name: id.slice(id.lastIndexOf('/') + 1),
  ...(title && { title }),
  digest: 'b'.repeat(16),
  stylings: ['system', 'css'],
  packages,
  uses: ['Chip'],
});

const pages = [
  page('components/chips/', {
    forms: { '.md': 'c'.repeat(64), '.js.md': 'd'.repeat(64) },
    headings: [[2, 'basic', 'Basic']],
    demos: [
      demo('docs/components/chips/OrderTags', { '@mui/material': '7.2.0' }, 'Basic'),
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
  expect(index.pages[1]).toMatchObject({ forms: ['.js.md'], digest: 'c'.repeat(16) });
});

it('has each set of packages once, and the title of the page for a demo without one', () => {
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

it('may have the form before, without the modules of symbols', () => {
  const validate = new Ajv2020({ strict: false }).compile(indexSchema);
  const index = agentsIndex(pages, site);
  expect([1, 2, 3].map((format) => validate({ ...index, format }))).toEqual([true, true, false]);
});

it('is refused with a path that leads out', () => {
  const validate = new Ajv2020({ strict: false }).compile(indexSchema);
  const index = agentsIndex(pages, site);
  for (const history of ['../a', '/a', 'https://a.example.org/b', 'a?b', 'a\\b'])
    expect([history, validate({ ...index, history })]).toEqual([history, false]);
});
