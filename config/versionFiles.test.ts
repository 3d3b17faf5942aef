import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkVersionFiles } from './versionFiles';

let siteDir: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), text);
};
const sidebars = 'x_versioned_sidebars/version-8.9.2-sidebars.json';
const tree = 'x_versioned_docs/version-8.9.2/_tree.json';
const check = (cut = ['8.9.2']) => checkVersionFiles(siteDir, 'x', cut);

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  write('x_versions.json', '["8.9.2"]');
  write(tree, '{"tree":[],"titles":{}}');
  write(sidebars, '{"x":[]}');
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

it('takes a version that is whole, and no version', () => {
  expect(check).not.toThrow();
  expect(() => checkVersionFiles(siteDir, 'default', [])).not.toThrow();
});

it.each<[string, RegExp, () => void]>([
  [
    'no sidebars',
    /version-8\.9\.2-sidebars\.json is not there: .* Restore it/,
    () => fs.rmSync(path.join(siteDir, sidebars)),
  ],
  [
    'broken sidebars',
    /version-8\.9\.2-sidebars\.json:1:6: no valid JSON/,
    () => write(sidebars, '{"x": nothing}'.replace(' ', '')),
  ],
  ['empty sidebars', /version-8\.9\.2-sidebars\.json has no list/, () => write(sidebars, '{}')],
  ['no tree', /_tree\.json is not there/, () => fs.rmSync(path.join(siteDir, tree))],
  [
    'no pages',
    /version-8\.9\.2 is not there/,
    () => fs.rmSync(path.join(siteDir, path.dirname(tree)), { recursive: true }),
  ],
  [
    'a broken list',
    /x_versions\.json:1:9: no valid JSON/,
    () => write('x_versions.json', '["8.9.2"'),
  ],
  [
    'a list that is none',
    /x_versions\.json is no list of versions/,
    () => write('x_versions.json', '{"8.9.2":1}'),
  ],
  [
    'another list',
    /x_versions\.json lists 8\.0\.0, and config\/documentedVersions\.json 8\.9\.2/,
    () => write('x_versions.json', '["8.0.0"]'),
  ],
])('names %s', (_what, message, change) => {
  change();
  expect(check).toThrow(message);
});

it('names a version that is frozen, too', () => {
  const entry = {
    format: 1,
    instance: 'x',
    version: '8.9.2',
    digest: '0'.repeat(64),
    files: 1,
    bytes: 1,
    siteUrl: 'https://docs.example.org',
    baseUrl: '/',
    locales: ['en'],
    pages: [{ path: '/react-charts', anchors: [] }],
    redirects: [],
    homes: {},
    libraries: {},
    scripts: [],
    madeBy: 'test',
  };
  const list = (...versions: object[]) =>
    write('config/frozenVersions.json', JSON.stringify({ versions }));
  list({ ...entry, version: '8.0.0' }, { ...entry, instance: 'default' });
  expect(check).not.toThrow();
  list(entry);
  expect(check).toThrow(
    /^config\/frozenVersions\.json and config\/documentedVersions\.json both have x 8\.9\.2, .* Take it out of the first/,
  );
});

it('names everything that is missing at once', () => {
  fs.rmSync(path.join(siteDir, sidebars));
  fs.rmSync(path.join(siteDir, tree));
  expect(check).toThrow(/_tree\.json is not there[\s\S]*sidebars\.json is not there/);
});
