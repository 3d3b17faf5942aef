import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import type { AgentsIndex } from '../../../../src/agents/rules/types';
import { skillFiles } from './skillFiles';

const index: AgentsIndex = {
  $schema: 'https://docs.example.org/agents/index.schema.json',
  format: 1,
  language: 'en',
  address: 'https://docs.example.org/',
  versions: { '@mui/x-charts': '8.9.2', '@mui/x-charts-pro': '8.9.2' },
  search: [],
  history: 'agents/history.json',
  products: [
    {
      id: 'x-charts',
      name: 'Charts',
      home: 'x/react-charts/',
      package: '@mui/x-charts',
      version: '8.9.2',
      llms: ['agents/x-charts/llms.txt'],
      full: [],
    },
  ],
  pages: [
    {
      path: 'x/api/charts/bar-chart/',
      title: 'BarChart',
      about: '',
      product: 'x-charts',
      digest: '0123456789abcdef',
      headings: [],
    },
    {
      path: 'x/migration/migration-charts-v7/',
      title: 'Migration from v7',
      about: 'What changed in the charts.',
      product: 'x',
      digest: '0123456789abcdef',
      headings: [],
    },
  ],
  symbols: [
    {
      name: 'BarChart',
      kind: 'component',
      path: 'x/api/charts/bar-chart/',
      tree: '/x/api/charts/bar-chart',
      model: 'assets/api/bar-chart.json',
      package: '@mui/x-charts',
      version: '8.9.2',
      rows: {},
    },
  ],
  packages: [],
  demos: [],
};

const files = skillFiles(index, {
  first: '8.0.0',
  last: '8.9.2',
  before: '7.29.13',
  packages: { '@mui/x-charts': { first: '8.0.0', last: '8.9.2', before: '7.29.1' } },
  pages: {
    '/x/api/charts/bar-chart': {
      since: {},
      changes: {
        added: [],
        removed: [{ name: 'topAxis', type: 'string' }],
        retyped: [],
        redefaulted: [],
      },
    },
  },
});

it('writes skills whose front matter has the form of the specification', () => {
  const names = Object.keys(files).filter((name) => name.endsWith('/SKILL.md'));
  expect(names).toHaveLength(8);
  for (const name of names) {
    const [, front = ''] = /^---\n([\s\S]*?)\n---\n\n# /.exec(files[name]!) ?? [];
    const fields = parse(front) as { name: string; description: string };
    expect(name.split('/').at(-2)).toBe(fields.name);
    expect(fields.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(fields.description.length).toBeLessThanOrEqual(1024);
  }
});

it('is found by both versions of the discovery, with digests that are true', () => {
  const { skills } = JSON.parse(files['.well-known/agent-skills/index.json']!) as {
    skills: { name: string; url: string; digest: string }[];
  };
  expect(skills.map(({ name }) => name)).toEqual([
    'mui-choose-component',
    'mui-install',
    'mui-style-component',
    'mui-migrate',
  ]);
  for (const { url, digest } of skills) {
    const text = files[`.well-known/agent-skills/${url}`]!;
    expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
  }
  expect(JSON.parse(files['.well-known/skills/index.json']!)).toMatchObject({
    skills: [{ files: ['SKILL.md'] }, {}, {}, {}],
  });
});

it('names components, versions, guides and what was removed', () => {
  expect(files['.well-known/skills/mui-choose-component/SKILL.md']).toContain(
    '- **Charts**: BarChart',
  );
  expect(files['.well-known/skills/mui-install/SKILL.md']).toContain('| `@mui/x-charts` | 8.9.2 |');
  const migrate = files['.well-known/skills/mui-migrate/SKILL.md']!;
  expect(migrate).toContain(
    '- [Migration from v7](https://docs.example.org/x/migration/migration-charts-v7.md)',
  );
  expect(migrate).toContain('- `BarChart`: `topAxis`');
  expect(migrate).toContain('| `@mui/x-charts` | 7.29.1 | 8.0.0 | 8.9.2 |');
});
