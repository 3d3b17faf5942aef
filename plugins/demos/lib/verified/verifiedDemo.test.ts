import { makeFolder } from '../../../../tests/support/makeFolder';
import type { StyledFiles } from '../demoSources';
import type { ReadDemo } from '../readDemo';
import { digestOf } from './digestOf';
import { librariesOf } from './librariesOf';
import { verifiedDemo } from './verifiedDemo';

const file = (name: string, source: string, imports: string[]): ReadDemo => ({
  name,
  path: `/site/docs/chips/${name}`,
  source,
  imports,
});
const files: StyledFiles<ReadDemo> = {
  system: [
    file('Tags.tsx', 'system', [
      'react',
      './data',
      '@mui/x-charts/BarChart',
      '@mui/material/Chip',
      '@mui/icons-material/Done',
    ]),
    file('data.ts', 'data', ['@mui/x-license']),
  ],
  css: [file('Tags.css.tsx', 'css', ['@mui/material/Chip', './Tags.css'])],
};
const versions: Record<string, string> = {
  '@mui/material': '7.2.0',
  '@mui/x-charts': '8.9.2',
  '@mui/x-license': '8.9.2',
  '@mui/icons-material': '7.2.0',
};
const facts = (name: string) =>
  versions[name] === undefined ? undefined : { version: versions[name], peers: [], typed: true };
const packages = { '@mui/material': '7.2.0', '@mui/x-charts': '8.9.2' };

/** Each run has a file of its own: what is read of one is remembered. */
let count = 0;
const { write } = makeFolder();
const keep = (runs: object) => write(`${(count += 1)}.json`, JSON.stringify(runs));

/** What is said of the demo after a run. */
function said(run: object, now = files, of = facts) {
  const whole = { digest: digestOf(files), packages, browser: 'Chromium 147', ...run };
  const kept = keep({ 'docs/chips/Tags': whole });
  return verifiedDemo({ file: kept, id: 'docs/chips/Tags', files: now, facts: of });
}

it('names the libraries that a demo imports, in any styling, with their versions', () => {
  expect(librariesOf(files, facts)).toEqual(packages);
});

it('says what a demo was verified with', () => {
  expect(said({})).toEqual({
    packages: '@mui/material 7.2.0, @mui/x-charts 8.9.2',
    browser: 'Chromium 147',
  });
});

it('says nothing of a demo of which a file has changed, in any styling', () => {
  const changed = { ...files, css: [file('Tags.css.tsx', 'changed', ['@mui/material/Chip'])] };
  expect(said({}, changed)).toBeUndefined();
  expect(said({}, { system: files.system })).toBeUndefined();
});

it('says nothing where a library has another version', () => {
  expect(said({ packages: { ...packages, '@mui/x-charts': '8.9.1' } })).toBeUndefined();
  const newer = (name: string) => facts(name) && { ...facts(name)!, version: '9.0.0' };
  expect(said({}, files, newer)).toBeUndefined();
});

it('says nothing of a demo that no run has drawn, whatever its name', () => {
  const kept = keep({});
  for (const id of ['docs/chips/Tags', 'constructor', '__proto__']) {
    expect(verifiedDemo({ file: kept, id, files, facts })).toBeUndefined();
  }
});
