import fs from 'node:fs';
import path from 'node:path';
import { liveRedirects } from '../../plugins/redirects/lib/liveRedirects';
import { archiveVersion } from './archiveVersion';
import { cutVersion } from './cutVersion';
import { fakeSite, makeSite, readTree } from './siteFixture';
import { readTable } from './files/siteFiles';
import { Transaction } from './files/transaction';

let made: ReturnType<typeof makeSite>;
let fake: ReturnType<typeof fakeSite>;
let original: Record<string, string>;
const archive = {
  instance: 'x' as const,
  version: '8.9.2',
  href: 'https://v8.example.org/x/',
  dryRun: false,
};

beforeEach(async () => {
  made = makeSite();
  fake = fakeSite(made.siteDir);
  original = made.ownFiles();
  await cutVersion(fake.site, { instance: 'x', version: '8.9.2', dryRun: false });
});
afterEach(() => {
  jest.restoreAllMocks();
  made.remove();
});

it('removes everything that the cut has made, and records link and pages', async () => {
  await archiveVersion(fake.site, archive);
  const after = made.ownFiles();
  const { 'config/documentedVersions.json': table, ...files } = after;
  const { 'config/documentedVersions.json': _, ...before } = original;
  expect(files).toEqual(before);
  expect(JSON.parse(table!)).toEqual({
    versions: { default: {}, x: {} },
    archived: [
      {
        instance: 'x',
        version: '8.9.2',
        href: 'https://v8.example.org/x/',
        pages: ['react-charts/bars', 'react-data-grid'],
      },
    ],
  });
  expect(fake.world.calls.at(-1)).toBe(
    'uninstall @mui/x-charts-8-9-2 @mui/x-data-grid-8-9-2 @mui/x-data-grid-pro-8-9-0',
  );
  expect(fake.lines.join('\n')).toMatch(/2 pages are redirected[\s\S]*uninstalled: @mui\/x-charts/);
});

it('keeps what another version needs', async () => {
  const file = path.join(made.siteDir, 'config/documentedVersions.json');
  const table = JSON.parse(fs.readFileSync(file, 'utf8'));
  table.versions.x['8.0.0'] = {
    '@mui/x-charts': { version: '8.9.2', alias: '@mui/x-charts-8-9-2' },
  };
  fs.writeFileSync(file, JSON.stringify(table));
  fs.writeFileSync(path.join(made.siteDir, 'x_versions.json'), '["8.9.2", "8.0.0"]');
  await archiveVersion(fake.site, archive);
  expect(fs.readFileSync(path.join(made.siteDir, 'x_versions.json'), 'utf8')).toBe('["8.0.0"]\n');
  expect(fake.world.calls.at(-1)).toBe(
    'uninstall @mui/x-data-grid-8-9-2 @mui/x-data-grid-pro-8-9-0',
  );
});

it('writes nothing in a dry run', async () => {
  const before = readTree(made.siteDir);
  await archiveVersion(fake.site, { ...archive, dryRun: true });
  expect(readTree(made.siteDir)).toEqual(before);
  expect(fake.lines.at(-1)).toMatch(/dry run: nothing was written/);
});

it('refuses what it cannot archive', async () => {
  await expect(archiveVersion(fake.site, { ...archive, version: '8.0.0' })).rejects.toThrow(
    /There is no version 8\.0\.0 of "x" to archive\. There are 8\.9\.2/,
  );
  await expect(archiveVersion(fake.site, { ...archive, instance: 'default' })).rejects.toThrow(
    /None was cut yet/,
  );
  fake.world.changed = ['a'];
  await expect(archiveVersion(fake.site, archive)).rejects.toThrow(/not clean/);
  fake.world.changed = [];
  await archiveVersion(fake.site, archive);
  await expect(archiveVersion(fake.site, archive)).rejects.toThrow(
    /archived already, at https:\/\/v8\.example\.org\/x\//,
  );
});

it.each([
  ['an address', 'https://a.b/*/x/', /must be an https address/],
  ['a page', archive.href, /from" must be a path/],
])('does not record %s that would break every later build', async (what, href, message) => {
  if (what === 'a page') {
    const folder = path.join(made.siteDir, 'x_versioned_docs/version-8.9.2/what is new');
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, 'index.mdx'), 'New.');
  }
  const before = readTree(made.siteDir);
  for (const dryRun of [true, false]) {
    await expect(archiveVersion(fake.site, { ...archive, href, dryRun })).rejects.toThrow(message);
    await expect(archiveVersion(fake.site, { ...archive, href, dryRun })).rejects.toThrow(
      /every later build would stop[\s\S]*Nothing was changed/,
    );
  }
  expect(readTree(made.siteDir)).toEqual(before);
});

it('leaves a site that builds where the version is still the current one', async () => {
  await archiveVersion(fake.site, archive);
  const moved = fake.site.movedAddresses(readTable(made.siteDir));
  const rules = liveRedirects({ ...moved, trees: fake.site.trees, isWritten: () => true });
  expect(rules.filter(({ from }) => from === '/x/8.9.2')).toEqual([
    { from: '/x/8.9.2', to: archive.href },
  ]);
});

it('does not record a version with whose addresses other rules of the site do something else', async () => {
  const before = readTree(made.siteDir);
  const { movedAddresses } = fake.site;
  const own = { from: '/x/8.9.2/react-charts/bars', to: '/x/react-charts/bars' };
  fake.site.movedAddresses = (table) => {
    const moved = movedAddresses(table);
    return { ...moved, redirects: [own, ...moved.redirects] };
  };
  await expect(archiveVersion(fake.site, archive)).rejects.toThrow(
    /every later build would stop[\s\S]*bars\/: the address stands twice/,
  );
  expect(readTree(made.siteDir)).toEqual(before);
});

describe('in a clone that no build has compiled the API reference in', () => {
  const recorded = () => readTable(made.siteDir).archived[0]!.pages;

  beforeEach(async () => {
    made.remove();
    made = makeSite();
    fake = fakeSite(made.siteDir);
    fake.site.trees.x[1]!.children!.push({
      pathname: '/x/api/charts/bar-chart',
      title: 'BarChart',
    });
    const folder = path.join(made.siteDir, 'x-docs/api/charts/bar-chart');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(
      path.join(folder, 'index.mdx'),
      '---\ngenerated: api-reference\n---\n\nText\n',
    );
    await cutVersion(fake.site, { instance: 'x', version: '8.9.2', dryRun: false });
  });

  it('redirects its pages, too', async () => {
    await archiveVersion(fake.site, archive);
    expect(recorded()).toEqual(['api/charts/bar-chart', 'react-charts/bars', 'react-data-grid']);
    expect(fake.lines.join('\n')).toMatch(/3 pages are redirected/);
  });

  it('redirects what is there where the page tree of the version is lost', async () => {
    fs.rmSync(path.join(made.siteDir, 'x_versioned_docs/version-8.9.2/_tree.json'));
    await archiveVersion(fake.site, archive);
    expect(recorded()).toEqual(['react-charts/bars', 'react-data-grid']);
  });
});

it('keeps the archived versions highest first, in whichever order they were archived', async () => {
  const file = path.join(made.siteDir, 'config/documentedVersions.json');
  const table = JSON.parse(fs.readFileSync(file, 'utf8'));
  const older = ['8.10.0', '8.2.0'].map((version) => ({
    instance: 'x',
    version,
    href: archive.href,
    pages: [],
  }));
  fs.writeFileSync(file, JSON.stringify({ ...table, archived: older }));
  await archiveVersion(fake.site, archive);
  const { archived } = JSON.parse(fs.readFileSync(file, 'utf8'));
  expect(archived.map(({ version }: { version: string }) => version)).toEqual([
    '8.10.0',
    '8.9.2',
    '8.2.0',
  ]);
});

it('leaves everything as it was after a failure of npm', async () => {
  const before = readTree(made.siteDir);
  fake.world.failing = 'uninstall';
  await expect(archiveVersion(fake.site, archive)).rejects.toThrow(
    /uninstall broke\nNothing was changed/,
  );
  const after = readTree(made.siteDir);
  for (const file of Object.keys(before)) {
    if (!file.startsWith('node_modules/'))
      expect([file, after[file]]).toEqual([file, before[file]]);
  }
  expect(fake.world.calls.at(-1)).toBe('installFromLockfile');
});

it('leaves everything as it was after a failure at any change', async () => {
  const before = readTree(made.siteDir);
  let changes = 0;
  for (let failAt = 1; failAt < 100; failAt += 1) {
    let count = 0;
    const methods = (['write', 'remove'] as const).map((name) => {
      const work = Transaction.prototype[name] as (...args: string[]) => void;
      return jest.spyOn(Transaction.prototype, name).mockImplementation(function (
        this: Transaction,
        ...args: string[]
      ) {
        count += 1;
        if (count === failAt) throw new Error('A change failed');
        work.apply(this, args);
      });
    });
    const failed = await archiveVersion(fake.site, archive).then(
      () => false,
      (error: Error) => /^A change failed/.test(error.message) || Promise.reject(error),
    );
    methods.forEach((method) => method.mockRestore());
    if (!failed) break;
    changes = failAt;
    expect(readTree(made.siteDir)).toEqual(before);
  }
  expect(changes).toBe(6);
});
