import fc from 'fast-check';
import { parsePackIndex, parsePackManifest, type PackIndex, type PackManifest } from './packFiles';

const index: PackIndex = {
  format: 1,
  packs: [{ id: 'x-charts', name: 'Charts', pages: 1, files: 2, bytes: 30, digest: 'aa' }],
};
const manifest: PackManifest = {
  format: 1,
  id: 'x-charts',
  name: 'Charts',
  digest: 'aa',
  files: [
    ['assets/js/main.12345678.js', 10],
    ['x/react-charts/', 20, 'bb'],
  ],
  pages: [['x/react-charts/', 'Charts']],
};

it('takes what the build writes', () => {
  expect(parsePackIndex(index)).toBe(index);
  expect(parsePackManifest(manifest, 'x-charts')).toBe(manifest);
});

const [entry] = index.packs;
it.each([
  { format: 2, packs: [] },
  { format: 1, packs: {} },
  { format: 1, packs: [{ ...entry, id: '../x' }] },
  { format: 1, packs: [{ ...entry, bytes: -1 }] },
  { format: 1, packs: [{ ...entry, name: '' }] },
  { format: 1, packs: [{ ...entry, digest: undefined }] },
])('does not take %j for a list of packs', (value) => {
  expect(() => parsePackIndex(value)).toThrow('offline/packs.json is no list of packs');
});

it.each([
  { id: 'x' },
  { format: 2 },
  { digest: '' },
  { files: [['/assets/a.js', 1]] },
  { files: [['https://elsewhere.example/a.js', 1]] },
  { files: [['//elsewhere.example/a.js', 1]] },
  { files: [['assets/../../a.js', 1]] },
  { files: [['javascript:alert(1)', 1]] },
  { files: [['assets/a.js', '1']] },
  { files: [['assets/a.js', 1, 2]] },
  { pages: [['x/', '']] },
  { pages: undefined },
])('does not take a pack with %j', (change) => {
  expect(() => parsePackManifest({ ...manifest, ...change }, 'x-charts')).toThrow(
    'offline/x-charts.json is no pack of x-charts',
  );
});

it('throws nothing else, whatever has arrived', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => parsePackIndex(value)).toThrow('is no list of packs');
      expect(() => parsePackManifest(value, 'x')).toThrow('is no pack of x');
    }),
  );
});
