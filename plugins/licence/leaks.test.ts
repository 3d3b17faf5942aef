import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const key = `${'0123456789abcdef'.repeat(2)}RkFLRQ==`;
const packages = ['@mui/x-license', 'react'];
let siteDir: string;

const pageHtml = `<!doctype html><html lang="en"><head><meta name="docusaurus_tag" content="docs-x-current"></head><body>
<main><article><header><h1>Licensing</h1></header><div class="prose"><p>Read process.env.MUI_X_LICENSE_KEY.</p></div></article></main></body></html>
`;

beforeAll(() => {
  process.env.MUI_X_LICENSE_KEY = key;
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'licence-'));
  for (const [name, text] of Object.entries({
    'package-lock.json': '{}',
    'src/demos/rendering/renderDemo.tsx': '',
    '.api-reference/default-current/demo-api.json': '{}',
    // What every demo's HTML depends on.
    '.docusaurus/licence/default/key.js': `export const licenceKey = '${key}';`,
  })) {
    fs.mkdirSync(path.join(siteDir, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, name), text);
  }
  fs.mkdirSync(path.join(siteDir, 'docs/page'), { recursive: true });
});

afterAll(() => {
  delete process.env.MUI_X_LICENSE_KEY;
  fs.rmSync(siteDir, { recursive: true });
});

function write(name: string, source: string): string {
  const file = path.join(siteDir, 'docs/page', name);
  fs.writeFileSync(file, source);
  return file;
}

/** The whole environment a config knows, to be sure that the key was there to be leaked. */
const configured = async () => (await import('../../config/env')).env.licenceKey;

it('a demo that reads the variable is refused', async () => {
  const { readFacts } = await import('../demos/lib/readFacts');
  const file = write(
    'ReadsKey.tsx',
    'export default function ReadsKey() {\n  return <p>{process.env.MUI_X_LICENSE_KEY}</p>;\n}\n',
  );
  const sourcesFolder = path.join(siteDir, 'texts');
  const common = { siteDir, packages, versions: [], sourcesFolder };
  await expect(readFacts(file, { ...common, isServer: true })).rejects.toThrow(
    /ReadsKey\.tsx:2:14 uses process\.env\.MUI_X_LICENSE_KEY/,
  );
});

it('a demo that names the variable is shown as it is written', async () => {
  expect(await configured()).toBe(key);
  const { readFacts } = await import('../demos/lib/readFacts');
  const modules = await import('../demos/lib/demoModule');
  const file = write(
    'OrderTags.tsx',
    `import { LicenseInfo } from '@mui/x-license';
// In an app: process.env.MUI_X_LICENSE_KEY
LicenseInfo.setLicenseKey('MUI_X_LICENSE_KEY');
export default function OrderTags() {
  return <p>Tags</p>;
}
`,
  );
  const sourcesFolder = path.join(siteDir, 'texts');
  const common = { siteDir, packages, versions: [], sourcesFolder };
  const server = await readFacts(file, { ...common, isServer: true });
  const browser = await readFacts(file, { ...common, isServer: false });
  for (const sources of [server.sources, browser.sources]) {
    expect(JSON.stringify(sources)).toContain('MUI_X_LICENSE_KEY');
  }
  const places = {
    sources: sourcesFolder,
    memory: path.join(siteDir, 'memory'),
    scripts: path.join(siteDir, 'scripts'),
    thread: path.join(siteDir, 'restThread.cjs'),
  };
  const kept = fs.readdirSync(sourcesFolder).map((name) => path.join(sourcesFolder, name));
  for (const text of [
    modules.serverModule([server.facts], places),
    modules.browserModule([browser.facts]),
    modules.developmentModule([browser.facts]),
    modules.sourcesModule(browser.sources),
    (await browser.sandbox()).content,
    ...kept.map((each) => fs.readFileSync(each, 'utf8')),
  ]) {
    expect(text).toBeTruthy();
    expect(text).not.toContain(key);
  }
});

it('a demo cannot import the module that holds the key', async () => {
  const { readStyledDemo } = await import('../demos/lib/readStyledDemo');
  const file = write(
    'Thief.tsx',
    `import { licenceKey } from '@generated/licence/default/key';
export default function Thief() {
  return <p>{licenceKey}</p>;
}
`,
  );
  await expect(readStyledDemo(file, siteDir, new Set(packages))).rejects.toThrow(
    '@generated/licence',
  );
});

it('the search index holds the text of built pages only', async () => {
  const { indexPages, searchedHtml } = await import('../search/lib/indexPages');
  const outDir = path.join(siteDir, 'build');
  fs.mkdirSync(path.join(outDir, 'x/introduction/licensing'), { recursive: true });
  fs.writeFileSync(path.join(outDir, 'x/introduction/licensing/index.html'), pageHtml);
  const added: string[] = [];
  await indexPages({
    index: {
      addHTMLFile: async ({ content }) => {
        added.push(content);
        return { errors: [] };
      },
      writeFiles: async ({ outputPath }) => {
        fs.mkdirSync(outputPath);
        return { errors: [] };
      },
    },
    routes: ['/x/introduction/licensing/'],
    baseUrl: '/',
    outDir,
    exclude: [],
    read: async (_url, file) => searchedHtml(fs.readFileSync(file, 'utf8')),
  });
  expect(added).toHaveLength(1);
  expect(added[0]).toContain('process.env.MUI_X_LICENSE_KEY');
  expect(added[0]).not.toContain(key);
});
