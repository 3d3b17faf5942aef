import fc from 'fast-check';
import { readAddress } from './readAddress';

it.each([
  [
    'https://mui.com/x/react-data-grid/filtering/#header-filters',
    'x/react-data-grid/filtering/',
    'header-filters',
    'filtering header filters',
  ],
  [
    'http://localhost:3000/zh/x/react-charts/bars/?lang=js#stacking',
    'x/react-charts/bars/',
    'stacking',
    'bars stacking',
  ],
  ['localhost:3000/en/customization/theming', 'customization/theming/', '', 'theming'],
  ['mui.com/material-ui/react-button/', 'material-ui/react-button/', '', 'react button'],
  ['/x/8.9.2/react-data-grid/sorting/', 'x/react-data-grid/sorting/', '', 'sorting'],
  ['/zh/v7/components/buttons/index.html', 'components/buttons/', '', 'buttons'],
  ['  /x/react-data-grid/sorting.md ', 'x/react-data-grid/sorting/', '', 'sorting'],
  [
    'https://mui.com/material-ui/api/button/#button-prop-color',
    'material-ui/api/button/',
    'button-prop-color',
    'button color api',
  ],
])('reads %j', (text, path, anchor, words) => {
  expect(readAddress(text)).toMatchObject({ path, anchor, words });
});

it.each([
  '',
  '/',
  'https://mui.com/',
  'TS/JS',
  'min/max',
  'Next.js/React',
  '@mui/x-data-grid',
  './Button',
  '</Button>',
  'theming /customization/',
  'see https://mui.com/x/react-charts/',
  'spacing 1/2',
  '//',
])('leaves %j as it is', (text) => {
  expect(readAddress(text)).toBeUndefined();
});

it('takes whatever is typed', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl({ withFragments: true, withQueryParameters: true })),
      (text) => {
        const read = readAddress(text);
        expect(read === undefined || /\p{L}/u.test(read.words)).toBe(true);
      },
    ),
  );
});
