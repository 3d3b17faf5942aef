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
