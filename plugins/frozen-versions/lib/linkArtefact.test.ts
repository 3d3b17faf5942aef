import fs from 'node:fs';
import path from 'node:path';
import { frozenSitePerTest } from './artefactFixture';
import { placeOf } from './artefactList';
import { prepareFrozen } from './frozenSite';
import { keptFolder } from './keptArtefacts';
import { linkArtefact, linkedFiles } from './linkArtefact';

const site = frozenSitePerTest();

async function prepared() {
  const { entry } = site.freeze('8.9.2');
  site.list(entry);
  const place = {
    siteDir: site.siteDir,
    baseUrl: '/',
    siteUrl: '',
    locales: ['en', 'zh'],
    setting: '',
  };
  const [{ list } = { list: undefined }] = await prepareFrozen(place, () => {});
  const kept = keptFolder(site.siteDir);
  return {
    list: list!,
    kept,
    link: (locale: string) =>
      linkArtefact(list!, { kept, build: site.build, locale, locales: ['en', 'zh'] }),
  };
}
const built = () =>
  fs.existsSync(site.build)
    ? fs
        .readdirSync(site.build, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => path.relative(site.build, path.join(each.parentPath, each.name)))
        .toSorted()
    : [];

it('puts the files of a language into its build, the same as they were made', async () => {
  const { link } = await prepared();
  link('en');
  expect(built()).toEqual([
    'assets/js/main.1a2b3c4d.js',
    'x/8.9.2/react-charts/bars/index.html',
    'x/8.9.2/react-charts/index.html',
  ]);
  link('zh');
  expect(built()).toHaveLength(5);
  const page = 'zh/x/8.9.2/react-charts/index.html';
  expect(fs.readFileSync(path.join(site.build, page), 'utf8')).toBe('图表');
});

it('takes no room twice, and is known without being read', async () => {
  const { link, list, kept } = await prepared();
  link('en');
  const page = path.join(site.build, 'x/8.9.2/react-charts/index.html');
  expect(fs.statSync(page).nlink).toBeGreaterThan(1);
  expect(linkedFiles(list, kept, site.build).size).toBe(3);
  fs.rmSync(page);
  fs.writeFileSync(page, 'made anew');
  expect(linkedFiles(list, kept, site.build).size).toBe(2);
});

it('leaves a file alone that the build has made with the same content', async () => {
  const { link } = await prepared();
  const file = path.join(site.build, 'assets/js/main.1a2b3c4d.js');
  site.write(file, 'console.log("kept")');
  link('en');
  expect(fs.statSync(file).nlink).toBe(1);
});

it('links nothing where the build has another file in the place of one', async () => {
  const { link } = await prepared();
  site.write(path.join(site.build, 'x/8.9.2/react-charts/index.html'), 'Another');
  expect(() => link('en')).toThrow('the build has another x/8.9.2/react-charts/index.html');
  expect(built()).toEqual(['x/8.9.2/react-charts/index.html']);
});

it('links nothing where a file is gone', async () => {
  const { link, list, kept } = await prepared();
  const last = list.files.find(({ path: file }) => file.startsWith('x/'))!;
  fs.rmSync(path.join(kept, placeOf.object(last.digest)));
  expect(() => link('en')).toThrow(/which is to be x\/8\.9\.2\/.+, is not there/);
  expect(built()).toEqual([]);
});
