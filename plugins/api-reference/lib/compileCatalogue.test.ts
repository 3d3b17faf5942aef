import { smallLibrary } from '../../../tests/support/smallLibrary';
import { compileReference } from './compileReference';

jest.setTimeout(60_000);

const root = smallLibrary(
  {
    'index.d.ts': `export * from './models';
export declare const gridLoadingSelector: (apiRef: object) => boolean | undefined;`,
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
    groups: [{ members: [{ type: { parts: ['boolean | undefined'] } }] }],
  });
});
