import { routedTarget } from './routedTarget';

const origin = 'https://docs.example';
const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};
const link = {
  origin,
  pathname: '/components/tabs/',
  search: '?dir=rtl',
  hash: '#sizes',
  target: '',
  download: '',
};

it('takes a plain click on a link of the site, with its query and fragment', () => {
  expect(routedTarget(click, link, origin)).toBe('/components/tabs/?dir=rtl#sizes');
  expect(routedTarget(click, { ...link, target: '_self' }, origin)).toBeDefined();
});

it.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { defaultPrevented: true },
])('leaves a click with %j to the browser', (difference) => {
  expect(routedTarget({ ...click, ...difference }, link, origin)).toBe(undefined);
});

it.each([{ origin: 'https://mui.com' }, { target: '_blank' }, { download: 'tabs.pdf' }])(
  'leaves a link with %j to the browser',
  (difference) => {
    expect(routedTarget(click, { ...link, ...difference }, origin)).toBe(undefined);
  },
);
