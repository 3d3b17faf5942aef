import { leadsOn } from './leadsOn';

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const link = { target: '', download: '', protocol: 'https:' };

it('is so for a plain click on a plain link', () => {
  expect(leadsOn(click, link)).toBe(true);
  expect(leadsOn(click, { ...link, target: '_self' })).toBe(true);
});

it.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('is not so for a click with %j', (how) => {
  expect(leadsOn({ ...click, ...how }, link)).toBe(false);
});

it.each([{ target: '_blank' }, { download: 'demo.zip' }, { protocol: 'mailto:' }])(
  'is not so for a link with %j',
  (how) => {
    expect(leadsOn(click, { ...link, ...how })).toBe(false);
  },
);
