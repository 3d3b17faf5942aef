import { fingerprint } from './fingerprint';

const files = [{ name: 'A.tsx', source: 'a' }];

it('is equal for equal demos and differs with anything that decides the HTML', () => {
  const one = fingerprint('salt', 'docs/a/A', files);
  expect(fingerprint('salt', 'docs/a/A', [{ name: 'A.tsx', source: 'a' }])).toBe(one);
  const others = [
    fingerprint('other', 'docs/a/A', files),
    fingerprint('salt', 'docs/b/A', files),
    fingerprint('salt', 'docs/a/A', [{ name: 'A.tsx', source: 'b' }]),
    fingerprint('salt', 'docs/a/A', [...files, { name: 'rows.ts', source: '' }]),
  ];
  expect(new Set([one, ...others]).size).toBe(5);
});

it('differs with the packages on which its version of the docs runs, and with no others', () => {
  const on = (alias: string) =>
    fingerprint('salt', 'x_versioned_docs/version-1.0.0/a/A', files, [
      { folder: 'x_versioned_docs/version-1.0.0', aliases: { '@mui/x-charts': alias } },
      { folder: 'x_versioned_docs/version-2.0.0', aliases: { '@mui/x-charts': `${alias}-2` } },
    ]);
  expect(on('charts-1')).toBe(on('charts-1'));
  expect(on('charts-1')).not.toBe(on('charts-1-1'));
  const versions = [{ folder: 'x_versioned_docs/version-1.0.0', aliases: { a: 'b' } }];
  expect(fingerprint('salt', 'docs/a/A', files, versions)).toBe(
    fingerprint('salt', 'docs/a/A', files),
  );
});
