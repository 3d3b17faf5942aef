import { liveRedirects } from './liveRedirects';

const trees = {
  default: [
    { pathname: '/components/tabs', title: 'Tabs' },
    { pathname: '/components/later', title: 'Later' },
  ],
};
const isWritten = (pathname: string) => pathname !== '/components/later';

it('keeps the rules that lead somewhere, and lets the others wait for their page', () => {
  const kept = [
    { from: '/tabs', to: '/components/tabs' },
    { from: '/old/*', to: '/components/*' },
    { from: '/store', to: 'https://mui.com/store/' },
  ];
  expect(
    liveRedirects({
      redirects: [...kept, { from: '/later', to: '/components/later' }],
      trees,
      isWritten,
    }),
  ).toEqual(kept);
});

it('refuses a table with problems, and lists them all', () => {
  expect(() =>
    liveRedirects({
      redirects: [
        { from: '/tabs', to: '/components/nowhere' },
        { from: '/components/tabs', to: '/components/later' },
      ],
      trees,
      isWritten,
    }),
  ).toThrow(
    /have 2 problems:\n {2}- \/tabs → \/components\/nowhere: no page .*\n {2}- \/components\/tabs → .*hides a page/,
  );
});
