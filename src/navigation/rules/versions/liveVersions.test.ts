import { readLiveVersions } from './liveVersions';

const site = {
  versions: { x: [{ name: 'current', label: '10.0.0', path: '/x' }] },
  products: [
    {
      id: 'x-charts',
      version: '10.0.0',
      home: '/x/react-charts/',
      kept: { '8.9.2': '/x/react-charts/' },
      archived: [{ text: 'v7', href: 'https://v7.example.org/' }],
    },
  ],
};
const [product] = site.products;

it('takes what the site says, and fields that a later release adds', () => {
  expect(readLiveVersions(site)).toBe(site);
  expect(readLiveVersions({ ...site, more: 1 })).toBeDefined();
});

it.each([
  null,
  [],
  '<html>',
  { ...site, versions: [] },
  { ...site, versions: { x: [{ name: 'current', label: '10', path: 'javascript:alert(1)' }] } },
  { ...site, versions: { x: [{ name: 'current', label: '10', path: '//example.org' }] } },
  { ...site, products: [{ ...product, home: 'https://example.org/' }] },
  { ...site, products: [{ ...product, kept: { '8.9.2': '//example.org' } }] },
  { ...site, products: [{ ...product, archived: [{ text: 'v7', href: 'http://example.org' }] }] },
  { ...site, products: [{ id: 'x-charts' }] },
])('takes nothing else: %j', (value) => {
  expect(readLiveVersions(value)).toBeUndefined();
});
