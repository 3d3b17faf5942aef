import type { ProductHistory } from '../../../src/history/rules/types';
import { changeNotes } from './changeNotes';

const path = '/x/api/charts/bar-chart';
const history: ProductHistory = {
  product: 'x-charts',
  packages: ['@mui/x-charts'],
  versions: ['7.29.1', '8.0.0', '8.2.0'],
  pages: {
    [path]: {
      kind: 'component',
      name: 'BarChart',
      rows: {
        'prop:minBarSize': [[2, {}]],
        'prop:legend': [
          [0, {}],
          [1, null],
        ],
        'slot:root': [[2, {}]],
        'prop:quiet': [[2, {}]],
      },
    },
    '/x/api/charts/new-chart': { kind: 'component', name: 'NewChart', from: 2, rows: {} },
  },
  exports: {},
};
const release = (version: string, title: string, ...lines: string[]) => ({
  version,
  sections: [{ title, entries: lines.map((text): ['item', string] => ['item', text]) }],
});
const own = (version: string) => `\`@mui/x-charts@${version}\``;

it('finds the line in the releases between, in the sections of the packages', () => {
  const notes = changeNotes(
    history,
    [
      release('8.3.0', own('8.3.0'), 'Later `minBarSize` (#9)'),
      release('8.2.0', own('8.2.0'), 'Add `<NewChart />` (#3)', 'Move `root` (#4)'),
      release('8.2.0', '`@mui/x-data-grid@8.2.0`', '`quiet` of another (#5)'),
      release(
        '8.1.0',
        own('8.1.0'),
        'Add `minBarSize` to `BarChart` (#1)',
        'Use minBarSizes `x` (#2)',
      ),
      release('8.0.0-beta.1', own('8.0.0-beta.1'), 'Before `minBarSize` (#0)'),
    ],
    [],
  );
  expect(notes).toEqual({
    [path]: { 'prop:minBarSize@2': { log: 'Add `minBarSize` to `BarChart` (#1)' } },
    '/x/api/charts/new-chart': { '@2': { log: 'Add `<NewChart />` (#3)' } },
  });
});

it('finds the section of the guide to the major of the change', () => {
  const sections = [
    { address: '/x/migration/a/#other', major: 7, text: 'The `legend`' },
    { address: '/x/migration/b/#legend', major: 8, text: 'Drop `legend` and `minBarSize`' },
  ];
  expect(changeNotes(history, [], sections)).toEqual({
    [path]: { 'prop:legend@1': { guide: '/x/migration/b/#legend' } },
  });
});
