import { leadsOn } from './leadsOn';

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const link = { target: '', download: '', protocol: 'https:' };

it('is so for a plain click on a plain link', () => {
  expect(leadsOn(click, link)).toBe(true);
  expect(leadsOn(click, { ...link, target: '_self' })).toBe(true);
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('is not so with %s', (key) => {
  expect(leadsOn({ ...click, [key]: true }, link)).toBe(false);
});

it('is not so for another button', () => {
  expect(leadsOn({ ...click, button: 1 }, link)).toBe(false);
});

it.each([{ target: '_blank' }, { download: 'demo.zip' }, { protocol: 'mailto:' }])(
  'is not so for a link with %j',
  (how) => {
    expect(leadsOn(click, { ...link, ...how })).toBe(false);
  },
);
