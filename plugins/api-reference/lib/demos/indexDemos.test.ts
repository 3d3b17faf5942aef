import { demoApiLinks, mostLinks } from './demoApiLinks';
import { indexDemos } from './indexDemos';
import { component, interfaceOf, member } from './modelFixture';
import { touchedApi } from './touchedApi';
import type { IndexedDemo } from './types';

const demo = (pathname: string, name: string, pageTitle: string, source: string): IndexedDemo => ({
  id: `docs${pathname}/${name}`,
  name,
  pathname,
  pageTitle,
  files: [touchedApi(source, `${name}.tsx`)],
});

const models = [
  component('/api-docs/box', 'Box', '@mui/material', { props: ['sx'] }),
  component('/api-docs/button', 'Button', '@mui/material', {
    props: ['size'],
    inherited: [
      { origin: 'ButtonBase', pathname: '/api-docs/button-base', members: [member('tabIndex')] },
    ],
  }),
  component('/api-docs/button-base', 'ButtonBase', '@mui/material', { props: ['tabIndex'] }),
  component('/x/api/charts/bar-chart', 'BarChart', '@mui/x-charts', { props: ['height'] }),
  interfaceOf('/x/api/charts/bar-series', 'BarSeries', '@mui/x-charts', ['data']),
];
const demos = [
  demo(
    '/components/autocomplete',
    'Cities',
    'Autocomplete',
    `import { Box, Button } from '@mui/material'; <Box sx={{}}><Button size="a" tabIndex={1} /></Box>`,
  ),
  demo(
    '/components/buttons',
    'Plain',
    'Button',
    `import { Button } from '@mui/material'; <Button />`,
  ),
  demo(
    '/components/buttons',
    'Bare',
    'Button',
    `import { Box, ButtonBase } from '@mui/material'; <Box><ButtonBase tabIndex={0} /></Box>`,
  ),
  demo(
    '/x/react-charts/bars',
    'Days',
    'Bars',
    `import { Box, Button } from '@mui/material'; import { BarChart } from '@mui/x-charts'; <Box><Button size="b" /><BarChart height={1} /></Box>`,
  ),
];
demos.push(demo('/components/box', 'Frame', 'Box', `import { Box } from '@mui/material'; <Box />`));
const index = indexDemos(models, demos);
const names = (refs: readonly { name: string }[] = []) => refs.map(({ name }) => name);

it("lists a page's demos, those of its own guide first", () => {
  expect(names(index.byApi['/api-docs/button']?.all)).toEqual(['Plain', 'Cities', 'Days']);
  expect(names(index.byApi['/api-docs/button']?.members.size)).toEqual(['Cities', 'Days']);
  expect(index.byApi['/api-docs/button']?.all[0]).toEqual({
    id: 'docs/components/buttons/Plain',
    pathname: '/components/buttons',
    name: 'Plain',
  });
});

it('lists what only has a member from a page beside that member', () => {
  const base = index.byApi['/api-docs/button-base'];
  expect(names(base?.all)).toEqual(['Bare']);
  expect(names(base?.members.tabIndex)).toEqual(['Bare', 'Cities']);
});

it('has an entry for what no demo touches', () => {
  expect(index.byApi['/x/api/charts/bar-series']).toEqual({ all: [], members: {} });
});

it("lists a demo's API: its page's subject, its product's, others, layout", () => {
  const order = (id: string) => names(index.byDemo[id]);
  expect(order('docs/components/autocomplete/Cities')).toEqual(['Button', 'Box']);
  expect(order('docs/components/buttons/Bare')).toEqual(['ButtonBase', 'Box']);
  expect(order('docs/components/box/Frame')).toEqual(['Box']);
  expect(order('docs/x/react-charts/bars/Days')).toEqual(['BarChart', 'Button', 'Box']);
  expect(index.byDemo['docs/components/autocomplete/Cities']?.[0]).toEqual({
    pathname: '/api-docs/button',
    name: 'Button',
    members: ['size', 'tabIndex'],
  });
});

it('gives the same index for the same demos', () => {
  expect(JSON.stringify(indexDemos(models, demos))).toBe(JSON.stringify(index));
});

it('refuses a demo that is listed twice', () => {
  expect(() => indexDemos(models, [...demos, demos[0]!])).toThrow(
    'Two demos have the id docs/components/autocomplete/Cities',
  );
});

it('gives a demo the first links and nothing but them', () => {
  const many = Array.from({ length: mostLinks + 3 }, (_, at) => ({
    pathname: `/api-docs/a-${at}`,
    name: `A${at}`,
    members: ['size'],
  }));
  const links = demoApiLinks({ byApi: {}, byDemo: { many, none: [] } });
  expect(links.none).toEqual([]);
  expect(links.many).toHaveLength(mostLinks);
  expect(links.many![0]).toEqual({ pathname: '/api-docs/a-0', name: 'A0' });
});
