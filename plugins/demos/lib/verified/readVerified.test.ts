import fs from 'node:fs';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { readVerified } from './readVerified';

const run = {
  digest: '0123456789abcdef',
  packages: { '@mui/material': '7.2.0' },
  browser: 'Chromium 147',
};

const { at, write } = makeFolder();
const written = (text: string) => write('verifiedDemos.json', text);

it('knows what a run has kept', () => {
  const file = written(JSON.stringify({ 'docs/chips/Tags': run }));
  expect(readVerified(file)).toEqual({ 'docs/chips/Tags': run });
});

it('knows what a later run has kept', () => {
  const file = written('{}');
  expect(readVerified(file)).toEqual({});
  written(JSON.stringify({ 'docs/chips/Tags': run }));
  fs.utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect(Object.keys(readVerified(file))).toEqual(['docs/chips/Tags']);
});

it('knows of nothing where there is no file', () => {
  expect(readVerified(at('none.json'))).toEqual({});
});

it.each([
  ['no JSON', '{\n', /: 2:1: no valid JSON: the file ends/],
  ['a list', '[]', /must be of type object/],
  [
    'a digest that is none',
    JSON.stringify({ 'docs/a/A': { ...run, digest: 'x' } }),
    /docs\/a\/A\.digest/,
  ],
  ['no libraries', JSON.stringify({ 'docs/a/A': { ...run, packages: {} } }), /packages/],
  ['a demo that is no object', JSON.stringify({ 'docs/a/A': true }), /docs\/a\/A/],
])('refuses %s, says where, and how to mend it', (_name, text, why) => {
  const file = written(text);
  expect(() => readVerified(file)).toThrow(why);
  expect(() => readVerified(file)).toThrow(
    /verifiedDemos\.json does not say .* npm run demos:verify/,
  );
});
