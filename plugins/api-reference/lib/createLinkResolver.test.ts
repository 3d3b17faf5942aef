import { createLinkResolver } from './createLinkResolver';

const resolve = createLinkResolver(
  [
    { from: '/material-ui/react-button', to: '/components/buttons' },
    { from: '/material-ui/api/*', to: '/api-docs/*' },
    { from: '/store', to: 'https://mui.com/store/' },
  ],
  {
    default: [
      { pathname: '/components/buttons', title: 'Button' },
      {
        pathname: '/api-docs-group',
        title: 'API',
        children: [{ pathname: '/api-docs/button', title: 'Button' }],
      },
    ],
    x: [{ pathname: '/x/react-charts', title: 'Overview' }],
  },
);

test.each([
  ['https://mui.com/material-ui/react-button/#sizes', '/components/buttons/#sizes'],
  ['/material-ui/api/button/', '/api-docs/button/'],
  ['https://mui.com/x/react-charts/', '/x/react-charts/'],
  ['https://mui.com/x/react-charts', '/x/react-charts'],
  ['https://mui.com/x/react-charts?a=1#bars', '/x/react-charts?a=1#bars'],
  ['http://mui.com/x/react-charts/', '/x/react-charts/'],
  ['https://next.mui.com/x/react-charts/', '/x/react-charts/'],
  ['https://www.mui.com/x/react-charts/', '/x/react-charts/'],
  ['https://MUI.com/x/react-charts/', '/x/react-charts/'],
  ['https://mui.com/zh/x/react-charts/#bars', '/x/react-charts/#bars'],
  ['https://mui.com/zh/material-ui/react-button/', '/components/buttons/'],
  ['/zh/x/react-charts/', '/x/react-charts/'],
  ['/x/react-charts', '/x/react-charts'],
  ['/x/react-charts/#bars', '/x/react-charts/#bars'],
  ['/material-ui/react-button/hooks-api/', '/components/buttons/'],
])('%s is %s', (url, page) => expect(resolve(url)).toBe(page));

test.each([
  'https://mui.com/material-ui/api/unknown/',
  'https://mui.com/store/',
  'https://mui.com/',
  'https://mui.community/x/react-charts/',
  'https://v7.mui.com/x/react-charts/',
  '//mui.com/x/react-charts/',
  '//x/react-charts/',
  'x/react-charts/',
  '#bars',
  '?a=1',
  '',
  'mailto:a@mui.com',
])('%s is no page of ours', (url) => expect(resolve(url)).toBeUndefined());
