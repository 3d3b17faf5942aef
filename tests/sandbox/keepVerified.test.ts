import { keepVerified } from './keepVerified';

const run = (digest: string) => ({
  digest,
  packages: { '@mui/material': '7.2.0' },
  browser: 'Chromium 147',
});
const known = { 'docs/b/Two': run('2'), 'docs/a/One': run('1') };
const always = () => true;

it('adds what was found, in the order of the ids', () => {
  const kept = keepVerified(known, new Map([['docs/a/Zero', run('0')]]), always);
  expect(Object.keys(kept)).toEqual(['docs/a/One', 'docs/a/Zero', 'docs/b/Two']);
});

it('replaces what was known', () => {
  expect(keepVerified(known, new Map([['docs/b/Two', run('3')]]), always)['docs/b/Two']).toEqual(
    run('3'),
  );
});

it('forgets a demo that failed, and one of which what was known holds no longer', () => {
  expect(Object.keys(keepVerified(known, new Map([['docs/b/Two', undefined]]), always))).toEqual([
    'docs/a/One',
  ]);
  expect(Object.keys(keepVerified(known, new Map(), (id) => id !== 'docs/a/One'))).toEqual([
    'docs/b/Two',
  ]);
});
