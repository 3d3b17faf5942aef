import { smallLibrary } from '../../../tests/support/smallLibrary';
import { compileReference } from './compileReference';

jest.setTimeout(60_000);

const root = smallLibrary(
  {
    'index.d.ts': `export * from './models';
export * from './features/columnGrouping';
export * from './features/columns';
export declare const gridLoadingSelector: (apiRef: object) => boolean | undefined;`,
    'features/columnGrouping/index.d.ts': `/** @category ColumnGrouping */
export declare const gridDepthSelector: (apiRef: object) => number;`,
    'features/columns/index.d.ts': `/** @category Visible Columns */
export declare const gridVisibleSelector: (apiRef: object) => string[];`,
    'models/index.d.ts':
      'export interface GridEventLookup {\n/** Of all. */\nrowClick: { params: string } }',
  },
  '@mui/x-data-grid',
  {
    '@mui/x-data-grid-pro': {
      'index.d.ts': `export * from '@mui/x-data-grid/models';
export interface GridEventLookupPro {
/** Of the plan. */
rowsScrollEnd: { params: number } }
declare module '@mui/x-data-grid' { interface GridEventLookup extends GridEventLookupPro {} }`,
    },
  },
);
const [events, selectors] = compileReference({
  siteDir: root,
  libraries: {
    '@mui/x-data-grid': '@mui/x-data-grid',
    '@mui/x-data-grid-pro': '@mui/x-data-grid-pro',
  },
  pages: ['Events', 'Selectors'].map((name) => ({
    pathname: `/x/api/data-grid/${name.toLowerCase()}`,
    name,
  })),
});

it('has the events that the package of a higher plan adds', () => {
  expect(events).toMatchObject({
    kind: 'events',
    groups: [
      {
        members: [
          { name: 'rowClick', description: 'Of all.' },
          { name: 'rowsScrollEnd', description: 'Of the plan.', plan: 'pro' },
        ],
      },
    ],
  });
});

it('says that a selector may give undefined', () => {
  expect(selectors).toMatchObject({
    groups: expect.arrayContaining([
      expect.objectContaining({
        members: [expect.objectContaining({ type: { parts: ['boolean | undefined'] } })],
      }),
    ]),
  });
});

it('writes every topic of selectors in words, however its category is written', () => {
  expect(selectors).toMatchObject({
    groups: [{ origin: 'Column grouping' }, { origin: 'State' }, { origin: 'Visible columns' }],
  });
});
