import fs from 'node:fs';
import path from 'node:path';
import { frozenSitePerTest } from '../../../plugins/frozen-versions/lib/artefactFixture';
import { prepareFrozen } from '../../../plugins/frozen-versions/lib/frozenSite';
import { frozenSources, knownFrozen, linkFrozen, prepareSite } from './linkFrozen';

const site = frozenSitePerTest();

async function prepared() {
  const entries = ['8.9.2', '8.0.0'].map((version) => site.freeze(version).entry);
  site.list(...entries.map((entry) => ({ ...entry, scripts: [`'sha256-${entry.version}='`] })));
  return prepareFrozen(
    { siteDir: site.siteDir, baseUrl: '/', siteUrl: '', locales: ['en', 'zh'], setting: '' },
    () => {},
  );
}

it('links every frozen version into a language, and knows its files without reading them', async () => {
  const versions = await prepared();
  linkFrozen(site.siteDir, versions, { build: site.build, locale: 'en' });
  expect(fs.existsSync(path.join(site.build, 'x/8.0.0/react-charts/index.html'))).toBe(true);
  const { files, scripts } = knownFrozen(site.siteDir, versions, site.build);
  // The pages of two versions, and a script that both have.
  expect(files.size).toBe(5);
  expect(scripts).toEqual(["'sha256-8.9.2='", "'sha256-8.0.0='"]);
});

it('says of which version a file is in the way', async () => {
  const versions = await prepared();
  site.write(path.join(site.build, 'x/8.0.0/react-charts/index.html'), 'Another');
  expect(() => linkFrozen(site.siteDir, versions, { build: site.build, locale: 'en' })).toThrow(
    /x 8\.0\.0 cannot be linked into the build.*: the build has another x\/8\.0\.0/,
  );
});

it('finds nothing to do on a site without frozen versions', async () => {
  expect(await prepareSite(site.siteDir, () => {})).toEqual([]);
});

it('knows which sources no build reads', () => {
  site.list(site.freeze('8.9.2').entry);
  expect(frozenSources(site.siteDir)).toEqual([
    'x_versioned_docs/version-8.9.2/',
    'x_versioned_sidebars/version-8.9.2-',
    'i18n/zh/docusaurus-plugin-content-docs-x/version-8.9.2/',
    'i18n/zh/docusaurus-plugin-content-docs-x/version-8.9.2.json',
  ]);
});
