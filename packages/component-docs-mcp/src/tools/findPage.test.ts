import type { AgentsIndex } from '../../../../src/agents/rules/types';
import { findPage } from './findPage';

const index = (address: string) =>
  ({
    address,
    pages: ['x/react-charts/bars/', 'components/buttons/'].map((path) => ({ path })),
  }) as AgentsIndex;

it.each([
  ['https://h.example.org/docs/zh/', 'https://h.example.org/docs/x/react-charts/bars/'],
  ['https://h.example.org/docs/zh/', '/docs/x/react-charts/bars/'],
  ['https://h.example.org/docs/zh/', 'https://h.example.org/docs/zh/x/react-charts/bars/'],
  ['https://h.example.org/docs/zh/', '/zh/x/react-charts/bars.md'],
  ['https://h.example.org/docs/', '/docs/zh/x/react-charts/bars/'],
  ['https://h.example.org/', 'docs://en/x/react-charts/bars/index.js.md'],
])('of a site at %s %s is a page', (site, address) => {
  expect(findPage(address, index(site)).page.path).toBe('x/react-charts/bars/');
});

it('takes the tab of a guide for the guide', () => {
  const { page } = findPage('components/buttons/components-api/', index('https://h.example.org/'));
  expect(page.path).toBe('components/buttons/');
});

it.each([
  ['', []],
  ['#gaps', ['gaps']],
  ['#%E9', ['%E9']],
  ['#%E4%B8%AD', ['%E4%B8%AD', '中']],
  ['#system-Stacked.tsx', ['system-Stacked.tsx', 'Stacked']],
])('knows what %s may name', (anchor, ids) => {
  const address = `x/react-charts/bars/${anchor}`;
  expect(findPage(address, index('https://h.example.org/')).ids).toEqual(ids);
});
