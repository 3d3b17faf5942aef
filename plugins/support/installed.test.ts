import fs from 'node:fs';
import { makeFolder, type TestFolder } from '../../tests/support/makeFolder';

let site: TestFolder;
const install = (versions: Record<string, string>) => {
  const packages = Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
  );
  site.write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  for (const [name, version] of Object.entries(versions)) {
    site.write(`node_modules/${name}/package.json`, JSON.stringify({ name, version }));
    site.write(`node_modules/${name}/index.js`, `module.exports = '${name}';`);
  }
};

/** What a process of its own finds. */
function look(build?: 'warm' | 'afresh') {
  delete process.env.SITE_INSTALLED;
  let result = { digest: '', edited: '' };
  jest.isolateModules(() => {
    const module = require('./installed') as typeof import('./installed');
    if (build) module.noticeInstalled(site.path, { thoroughly: build === 'afresh' });
    result = {
      digest: module.installedDigest(site.path),
      edited: module.editedPackages(site.path),
    };
  });
  delete process.env.SITE_INSTALLED;
  return result;
}

beforeEach(() => {
  site = makeFolder({ 'package-lock.json': '{}' });
  install({ '@mui/material': '7.2.0', react: '19.2.9' });
});

it('stays what it is in every build as long as nothing changes', () => {
  const { digest } = look('warm');
  expect([look('warm'), look('afresh'), look()].map((each) => each.digest)).toEqual(
    Array(3).fill(digest),
  );
});

it.each<[string, () => void]>([
  [
    'a package of another version, under an unchanged lockfile',
    () => site.write('node_modules/react/package.json', '{"name":"react","version":"19.3.0"}'),
  ],
  ['a package that is gone', () => fs.rmSync(site.at('node_modules/react'), { recursive: true })],
  [
    'entries of a manifest',
    () =>
      site.write(
        'node_modules/react/package.json',
        '{"name":"react","version":"19.2.9","main":"b.js"}',
      ),
  ],
  [
    'what npm has written down',
    () => install({ '@mui/material': '7.2.0', react: '19.2.9', clsx: '2.1.1' }),
  ],
])('notices %s in a warm build', (_what, change) => {
  const { digest } = look('warm');
  change();
  expect(look().digest).not.toBe(digest);
  expect(look('warm').digest).not.toBe(digest);
});

it.each([
  ['a line more', () => site.write('node_modules/react/index.js', 'module.exports = 1; // More')],
  ['a file more', () => site.write('node_modules/react/more.js', '')],
  ['a file less', () => fs.rmSync(site.at('node_modules/react/index.js'))],
  [
    'other text of the same length',
    () => {
      site.write('node_modules/react/index.js', `module.exports = 'tcaer';`);
      fs.utimesSync(site.at('node_modules/react/index.js'), 1, 1);
    },
  ],
])('notices %s within a package of the same version when asked to look', (_what, change) => {
  const before = look('warm');
  change();
  expect(look('warm')).toEqual(before);
  const after = look('afresh');
  expect(after.digest).not.toBe(before.digest);
  expect(after.edited).not.toBe(before.edited);
  // From then on, everybody knows.
  expect([look(), look('warm'), look('afresh')]).toEqual([after, after, after]);
});

it('takes a package that was changed by hand for another one when it is installed again', () => {
  look('warm');
  site.write('node_modules/react/index.js', 'edited');
  const edited = look('afresh');
  fs.rmSync(site.at('node_modules/react/index.js'));
  install({ '@mui/material': '7.2.0', react: '19.2.9' });
  expect(look('afresh').digest).not.toBe(edited.digest);
});

it('leaves the bundler its cache when packages come and go', () => {
  const before = look('warm');
  site.write(
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: { 'node_modules/react': {} } }),
  );
  const after = look('warm');
  expect(after.digest).not.toBe(before.digest);
  expect(after.edited).toBe(before.edited);
});

it('does without a record that is damaged, and without packages', () => {
  const { digest } = look('warm');
  site.write('node_modules/.cache/installed.json', '{"manifests":1');
  expect(look('warm').digest).toBe(digest);
  fs.rmSync(site.at('node_modules'), { recursive: true });
  expect(look('afresh').digest).toMatch(/^[\da-f]{64}$/);
});
