import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeArtefact } from './artefactStore';
import { manifestFile, manifestFormat, type FrozenVersion } from './manifest';

/** The files of a small frozen version, by their paths in a build. */
export const filesOfVersion = (version: string): Record<string, string> => ({
  [`x/${version}/react-charts/index.html`]: `<a href="/x/${version}/">Charts</a>${'<p>Much text.</p>'.repeat(300)}`,
  [`x/${version}/react-charts/bars/index.html`]: 'Bars',
  [`zh/x/${version}/react-charts/index.html`]: '图表',
  'assets/js/main.1a2b3c4d.js': 'console.log("kept")',
  'zh/assets/js/main.1a2b3c4d.js': 'console.log("kept")',
});

/**
 * Has every test of a file begin with a folder that holds a site, the place of artefacts beside it, and what is kept. It is removed after the test.
 * @returns the site of the test that runs
 */
export function frozenSitePerTest() {
  let root = '';
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'frozen-'));
    fs.mkdirSync(at('site'));
  });
  afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

  const at = (...parts: string[]) => path.join(root, ...parts);
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };
  const store = () => at('site-frozen-versions');
  return {
    get siteDir() {
      return at('site');
    },
    get store() {
      return store();
    },
    get build() {
      return at('site/build');
    },
    at,
    write,
    /** Writes the artefact of a version, and gives its entry of a manifest. */
    freeze(version: string, files: Record<string, string> = filesOfVersion(version)) {
      const sources = Object.entries(files).map(([name, text]) => {
        const file = at('made', version, name);
        write(file, text);
        return [name, file] as const;
      });
      const written = writeArtefact(store(), { instance: 'x', version }, new Map(sources));
      const entry: FrozenVersion = {
        format: manifestFormat,
        instance: 'x',
        version,
        digest: written.digest,
        files: written.files.length,
        bytes: written.bytes,
        siteUrl: 'https://docs.example.org',
        baseUrl: '/',
        locales: ['en', 'zh'],
        pages: [{ path: '/react-charts', anchors: [] }],
        redirects: [],
        homes: { 'x-charts': '/x/react-charts/' },
        libraries: { '@mui/x-charts': { version, alias: '@mui/x-charts-old' } },
        scripts: [],
        madeBy: 'test',
      };
      return { entry, written };
    },
    /** Writes the manifest of the site. */
    list: (...versions: object[]) => write(at('site', manifestFile), JSON.stringify({ versions })),
  };
}
