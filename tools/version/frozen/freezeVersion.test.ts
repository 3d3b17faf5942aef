import fs from 'node:fs';
import path from 'node:path';
import { siteManifest } from '../../../plugins/frozen-versions/lib/frozenSite';
import { defaultFolder } from '../../../plugins/frozen-versions/lib/source';
import { archiveVersion } from '../archiveVersion';
import { cutVersion } from '../cutVersion';
import { fakeSite, makeSite } from '../siteFixture';
import { freezeVersion } from './freezeVersion';
import { thawVersion } from './thawVersion';

let made: ReturnType<typeof makeSite>;
let fake: ReturnType<typeof fakeSite>;
let cut: Record<string, string>;
const given = { instance: 'x' as const, version: '8.9.2', dryRun: false, isUncommitted: false };

const page = (name: string, more = '') =>
  `<head><meta http-equiv=Content-Security-Policy content="script-src 'sha256-${name}='"></head><h1 id=${name}>Page</h1><h2 id="rows">Rows</h2><div data-demo="BasicBars"></div>${more}`;
const built = {
  'sitemap.xml':
    '<urlset><url><loc>https://docs.example.org/x/8.9.2/react-data-grid/</loc><lastmod>2026-05-01</lastmod></url></urlset>',
  'index.html': 'of the site',
  '404.html': 'of the site',
  'manifest.json': '{}',
  'assets/js/main.1a2b3c4d.js': 'main',
  'assets/api/x-8.9.2/pages/grid.1a2b3c4d.json': '{}',
  'assets/api/x-current/pages/grid.1a2b3c4d.json': '{}',
  'search/docs-x-8.9.2.json': '{}',
  'search/current-x.json': '{}',
  'sandboxes/x_versioned_docs/version-8.9.2/react-data-grid/Basic.json': '{}',
  'sandboxes/x-docs/react-data-grid/Basic.json': '{}',
  'pagefind/pagefind.js': 'search',
  'x/8.9.2/react-data-grid/index.html': page(
    'grid',
    '<a href="/x/8.9.2/react-charts/bars/#rows">Bars</a><a href=/x/8.9.2/>Start</a><a href=/components/chips/>Chips</a>',
  ),
  'x/8.9.2/react-data-grid/index.md': '# Grid',
  'x/8.9.2/react-charts/bars/index.html': page('bars'),
  'zh/x/8.9.2/react-data-grid/index.html': page('gridZh'),
  'zh/pagefind/pagefind.js': 'search',
};

const json = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(made.siteDir, file), 'utf8')) as Record<string, unknown>;

beforeEach(async () => {
  made = makeSite();
  fake = fakeSite(made.siteDir);
  fake.world.built = { ...built };
  await cutVersion(fake.site, { instance: 'x', version: '8.9.2', dryRun: false });
  cut = made.ownFiles();
});
afterEach(() => made.remove());

it('keeps of the version what builds have to know, and takes it out of what they build', async () => {
  await freezeVersion(fake.site, given);
  expect(json('config/documentedVersions.json').versions).toEqual({ default: {}, x: {} });
  expect(fs.existsSync(path.join(made.siteDir, 'x_versions.json'))).toBe(false);
  expect(fs.existsSync(path.join(made.siteDir, 'x_versioned_docs/version-8.9.2/_tree.json'))).toBe(
    true,
  );
  expect(fake.world.calls.at(-1)).toBe(
    'uninstall @mui/x-charts-8-9-2 @mui/x-data-grid-8-9-2 @mui/x-data-grid-pro-8-9-0',
  );
  const { versions, problems } = siteManifest(made.siteDir);
  expect(problems).toEqual([]);
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({
    instance: 'x',
    version: '8.9.2',
    files: 10,
    siteUrl: 'https://docs.example.org',
    locales: ['en', 'zh'],
    pages: [
      { path: '/react-charts/bars', anchors: ['bars', 'rows', 'BasicBars'] },
      {
        path: '/react-data-grid',
        anchors: ['grid', 'rows', 'BasicBars'],
        modified: { en: '2026-05-01' },
      },
    ],
    redirects: [{ from: '/x/8.9.2', to: '/x/8.9.2/react-data-grid' }],
    homes: { 'x-data-grid': '/x/react-data-grid/' },
    scripts: ["'sha256-bars='", "'sha256-grid='", "'sha256-gridZh='"],
    madeBy: 'site 0.1.0',
  });
  expect(versions[0]!.libraries).toHaveProperty(['@mui/x-charts']);
});

it('writes what is the version’s into the artefact, and nothing of the site', async () => {
  await freezeVersion(fake.site, given);
  const [{ digest } = { digest: '' }] = siteManifest(made.siteDir).versions;
  const list = JSON.parse(
    fs.readFileSync(path.join(defaultFolder(made.siteDir), `versions/${digest}.json`), 'utf8'),
  ) as { files: [string][] };
  expect(list.files.map(([file]) => file)).toEqual([
    'assets/api/x-8.9.2/pages/grid.1a2b3c4d.json',
    'assets/js/main.1a2b3c4d.js',
    'sandboxes/x_versioned_docs/version-8.9.2/react-data-grid/Basic.json',
    'search/docs-x-8.9.2.json',
    'x/8.9.2/pagefind/pagefind.js',
    'x/8.9.2/react-charts/bars/index.html',
    'x/8.9.2/react-data-grid/index.html',
    'x/8.9.2/react-data-grid/index.md',
    'zh/x/8.9.2/pagefind/pagefind.js',
    'zh/x/8.9.2/react-data-grid/index.html',
  ]);
});

it('refuses a version whose pages link to pages that it does not have', async () => {
  fake.world.built['x/8.9.2/react-charts/bars/index.html'] = page(
    'bars',
    '<a href=/x/8.9.2/react-charts/gone/>Gone</a>',
  );
  await expect(freezeVersion(fake.site, given)).rejects.toThrow(
    '/x/8.9.2/react-charts/bars/index.html → /x/8.9.2/react-charts/gone/',
  );
  expect(made.ownFiles()).toEqual(cut);
});

it('names a link whose address cannot be decoded', async () => {
  fake.world.built['x/8.9.2/react-charts/bars/index.html'] = page(
    'bars',
    '<a href="/x/8.9.2/100%-width/">Width</a><a href=/x/8.9.2/react-data-grid/?share=100%>Grid</a>',
  );
  await expect(freezeVersion(fake.site, given)).rejects.toThrow(
    /it does not have.*:\n {2}\/x\/8\.9\.2\/react-charts\/bars\/index\.html → \/x\/8\.9\.2\/100%-width\/\nMend/,
  );
  expect(made.ownFiles()).toEqual(cut);
});

it('refuses a build in which a language is missing', async () => {
  delete fake.world.built['zh/x/8.9.2/react-data-grid/index.html'];
  await expect(freezeVersion(fake.site, given)).rejects.toThrow(/no page below zh\/x\/8\.9\.2\//);
  expect(made.ownFiles()).toEqual(cut);
});

it('takes everything back where a program fails', async () => {
  fake.world.failing = 'uninstall';
  await expect(freezeVersion(fake.site, given)).rejects.toThrow(
    /uninstall broke\nNothing was changed/,
  );
  expect(made.ownFiles()).toEqual(cut);
  fake.world.failing = 'buildVersion';
  await expect(freezeVersion(fake.site, given)).rejects.toThrow(/buildVersion broke/);
  expect(made.ownFiles()).toEqual(cut);
});

it('builds and writes nothing in a dry run', async () => {
  await freezeVersion(fake.site, { ...given, dryRun: true });
  expect(made.ownFiles()).toEqual(cut);
  expect(fake.world.calls).not.toContain('buildVersion x 8.9.2');
  expect(fs.existsSync(defaultFolder(made.siteDir))).toBe(false);
  expect(fake.lines.at(-1)).toMatch(/nothing was built or written/);
});

it('refuses what is no kept version, an address to write to, and a working tree that is not clean', async () => {
  await expect(freezeVersion(fake.site, { ...given, version: '8.0.0' })).rejects.toThrow(
    'There is no version 8.0.0 of "x" to freeze. There are 8.9.2',
  );
  const site = { ...fake.site, frozenPlace: 'https://files.example.org/' };
  await expect(freezeVersion(site, given)).rejects.toThrow(/Set it to a folder/);
  fake.world.changed = ['docs/a/index.mdx'];
  await expect(freezeVersion(fake.site, given)).rejects.toThrow(/not clean/);
  await freezeVersion(fake.site, { ...given, isUncommitted: true });
  fake.world.changed = [];
  await expect(freezeVersion(fake.site, given)).rejects.toThrow(/is frozen already/);
});

it('is in the way of another cut and of an archive, which say how to go on', async () => {
  await freezeVersion(fake.site, given);
  const subject = { instance: 'x' as const, version: '8.9.2', dryRun: false };
  await expect(cutVersion(fake.site, subject)).rejects.toThrow(/was cut and frozen before.*thaw/);
  const href = 'https://v8.example.org/x/';
  await expect(archiveVersion(fake.site, { ...subject, href })).rejects.toThrow(
    /is frozen\. To archive it, bring it back first: npm run version:thaw -- x 8\.9\.2/,
  );
});

describe('thawed', () => {
  const { isUncommitted: _, ...rest } = given;
  const thaw = { ...rest, isUncommitted: false };

  it('is what it was before it was frozen', async () => {
    await freezeVersion(fake.site, given);
    await thawVersion(fake.site, thaw);
    const { 'config/frozenVersions.json': manifest, ...files } = made.ownFiles();
    expect(JSON.parse(manifest!)).toEqual({ versions: [] });
    const { 'package.json': _package, ...before } = cut;
    const { 'package.json': _now, ...after } = files;
    expect(after).toEqual(before);
    expect(fake.world.calls.at(-1)).toMatch(
      /^install @mui\/x-charts-8-9-2@npm:@mui\/x-charts@8\.9\.2 /,
    );
  });

  it('stays frozen where a package cannot be installed, and in a dry run', async () => {
    await freezeVersion(fake.site, given);
    const frozen = made.ownFiles();
    await thawVersion(fake.site, { ...thaw, dryRun: true });
    expect(made.ownFiles()).toEqual(frozen);
    fake.world.failing = 'install';
    await expect(thawVersion(fake.site, thaw)).rejects.toThrow(/Nothing was changed/);
    expect(made.ownFiles()).toEqual(frozen);
  });

  it('is refused where it is not frozen, or its sources are gone', async () => {
    await expect(thawVersion(fake.site, thaw)).rejects.toThrow(
      /x 8\.9\.2 is not frozen.*lists none/,
    );
    await freezeVersion(fake.site, given);
    fs.rmSync(path.join(made.siteDir, 'x_versioned_docs'), { recursive: true });
    await expect(thawVersion(fake.site, thaw)).rejects.toThrow(
      /x_versioned_docs\/version-8\.9\.2, .*_tree\.json of x 8\.9\.2 are not there/,
    );
  });
});
