import fs from 'node:fs';
import path from 'node:path';
import { siteManifest } from '../../../plugins/frozen-versions/lib/frozenSite';
import { keptFolder, keptObject } from '../../../plugins/frozen-versions/lib/keptArtefacts';
import { defaultFolder } from '../../../plugins/frozen-versions/lib/source';
import { cutVersion } from '../cutVersion';
import { fakeSite, makeSite } from '../siteFixture';
import { freezeVersion } from './freezeVersion';
import { patchVersion } from './patchVersion';

let made: ReturnType<typeof makeSite>;
let fake: ReturnType<typeof fakeSite>;
const subject = { instance: 'x' as const, version: '8.9.2', dryRun: false };
const patch = { ...subject, page: '/react-charts/bars' };

const script = (name: string) =>
  `source:"@site/x_versioned_docs/version-8.9.2/${name}/index.mdx",slug:"/${name}/",permalink:"/x/8.9.2/${name}/"`;
/** What a build writes whose release and text are these. */
const builtAs = (release: string, text: string) => ({
  [`assets/js/main.${release}.js`]: release,
  [`assets/js/11111111.${release}.js`]: `${script('react-charts/bars')} ${release}`,
  // It names the page as its neighbor.
  [`assets/js/22222222.${release}.js`]: `${script('react-data-grid')},next:{permalink:"/x/8.9.2/react-charts/bars/"} ${release}`,
  'x/8.9.2/react-charts/bars/index.html': `<h2 id=${text}>Bars</h2><script src=/assets/js/main.${release}.js></script>`,
  'x/8.9.2/react-charts/bars.md': text,
  'x/8.9.2/react-data-grid/index.html': `<h2 id=grid>${text}</h2>`,
  'zh/x/8.9.2/react-charts/bars/index.html': `<h2 id=${text}>条形图</h2>`,
  'sandboxes/x_versioned_docs/version-8.9.2/react-charts/bars/Bars.json': text,
  'search/docs-x-8.9.2.json': text,
  'pagefind/pagefind.js': text,
});

/** The texts of the artefact by path. */
function served(): Record<string, string> {
  const [entry] = siteManifest(made.siteDir).versions;
  const file = path.join(defaultFolder(made.siteDir), `versions/${entry!.digest}.json`);
  const { files } = JSON.parse(fs.readFileSync(file, 'utf8')) as { files: [string, string][] };
  const objects = keptFolder(made.siteDir);
  return Object.fromEntries(
    files.map(([name, digest]) => {
      const kept = keptObject(objects, digest);
      return [name, fs.existsSync(kept) ? fs.readFileSync(kept, 'utf8') : 'new'];
    }),
  );
}
beforeEach(async () => {
  made = makeSite();
  fake = fakeSite(made.siteDir);
  fake.world.built = builtAs('aaaaaaaa', 'before');
  await cutVersion(fake.site, subject);
  await freezeVersion(fake.site, { ...subject, isUncommitted: false });
  fake.world.built = builtAs('bbbbbbbb', 'after');
});
afterEach(() => made.remove());

it('gives the page another text and the artefact another digest, and leaves all other pages', async () => {
  const [before] = siteManifest(made.siteDir).versions;
  const { 'config/frozenVersions.json': _, ...files } = made.ownFiles();
  await patchVersion(fake.site, patch);
  const [after] = siteManifest(made.siteDir).versions;
  const { 'config/frozenVersions.json': _now, ...filesNow } = made.ownFiles();
  expect(filesNow).toEqual(files);
  expect(after!.digest).not.toBe(before!.digest);
  expect(after!.pages).toEqual([
    { path: '/react-charts/bars', anchors: ['after'] },
    { path: '/react-data-grid', anchors: ['grid'] },
  ]);
  const texts = served();
  expect(texts['x/8.9.2/react-data-grid/index.html']).toBe('<h2 id=grid>before</h2>');
  for (const name of [
    'x/8.9.2/react-charts/bars/index.html',
    'x/8.9.2/react-charts/bars.md',
    'zh/x/8.9.2/react-charts/bars/index.html',
    'sandboxes/x_versioned_docs/version-8.9.2/react-charts/bars/Bars.json',
    'search/docs-x-8.9.2.json',
    'x/8.9.2/pagefind/pagefind.js',
    'assets/js/main.bbbbbbbb.js',
  ]) {
    expect([name, texts[name]]).toEqual([name, 'new']);
  }
});

it('leaves the scripts of other pages, and takes away the one that holds the page', async () => {
  await patchVersion(fake.site, patch);
  const names = Object.keys(served());
  expect(names).toContain('assets/js/main.aaaaaaaa.js');
  expect(names).toContain('assets/js/22222222.aaaaaaaa.js');
  expect(names).toContain('assets/js/11111111.bbbbbbbb.js');
  expect(names).not.toContain('assets/js/11111111.aaaaaaaa.js');
});

it('installs the libraries for as long as it builds', async () => {
  const calls = fake.world.calls.length;
  await patchVersion(fake.site, patch);
  const made = fake.world.calls.slice(calls).map((call) => call.split(' ')[0]);
  expect(made).toEqual(['changedFiles', 'install', 'buildVersion', 'installFromLockfile']);
});

it('takes everything back where the build fails', async () => {
  const before = made.ownFiles();
  fake.world.failing = 'buildVersion';
  await expect(patchVersion(fake.site, patch)).rejects.toThrow('buildVersion broke');
  expect(made.ownFiles()).toEqual(before);
});

it('refuses a page that the version does not have, and an artefact that is gone', async () => {
  await expect(patchVersion(fake.site, { ...patch, page: '/react-charts/pies' })).rejects.toThrow(
    'x 8.9.2 has no page /react-charts/pies',
  );
  fs.rmSync(defaultFolder(made.siteDir), { recursive: true });
  await expect(patchVersion(fake.site, patch)).rejects.toThrow(
    /The artefact of x 8\.9\.2 cannot be read: .+ is no folder/,
  );
});

it.each([
  ['another host', { siteUrl: 'http://localhost:3000' }, 'http://localhost:3000/'],
  ['another folder', { baseUrl: '/docs/' }, 'https://docs.example.org/docs/'],
])('refuses to build the page for %s than the others', async (_what, other, address) => {
  const before = made.ownFiles();
  const calls = fake.world.calls.length;
  for (const dryRun of [true, false]) {
    const attempt = patchVersion({ ...fake.site, ...other }, { ...patch, dryRun });
    await expect(attempt).rejects.toThrow(
      `x 8.9.2 was frozen for https://docs.example.org/, and the page would be built for ${address}`,
    );
    await expect(attempt).rejects.toThrow(/Set SITE_URL to https:\/\/docs\.example\.org\/ /);
  }
  expect(made.ownFiles()).toEqual(before);
  expect(fake.world.calls.slice(calls)).toEqual(['changedFiles', 'changedFiles']);
});

it('builds and writes nothing in a dry run', async () => {
  const before = made.ownFiles();
  await patchVersion(fake.site, { ...patch, dryRun: true });
  expect(made.ownFiles()).toEqual(before);
  expect(fake.lines.join('\n')).toMatch(/The page \/react-charts\/bars of x 8\.9\.2 is built anew/);
});
