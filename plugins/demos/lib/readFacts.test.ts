import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readFacts } from './readFacts';
import { readSources, sourcesFile } from './readSources';
import { licenceModule } from './renderingSalt';
import { digestOf } from './verified/digestOf';
import type { VersionFolder } from './versionAliases';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  write('package-lock.json', '{}');
  write('src/demos/rendering/renderDemo.tsx', '');
  write('.api-reference/default-current/demo-api.json', '{}');
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(siteDir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
}

const code = (text: string, head = '') =>
  `${head}export default function Tags() {\n  return <p className="tags">${text}</p>;\n}\n`;

const place = () => ({ folder: path.join(siteDir, 'texts'), id: 'docs/chips/Tags' });

const verifiedFile = () => path.join(siteDir, 'config/verifiedDemos.json');

const read = (isServer: boolean, versions: VersionFolder[] = []) =>
  readFacts(path.join(siteDir, 'docs/chips/Tags.tsx'), {
    siteDir,
    packages: ['react', '@mui/x-data-grid'],
    versions,
    isServer,
    sourcesFolder: place().folder,
    verifiedFile: verifiedFile(),
  });

it('knows a demo with its variants', async () => {
  const file = write('docs/chips/Tags.tsx', code('system'));
  write('docs/chips/Tags.css.tsx', code('css', "import './Tags.css';\n"));
  write('docs/chips/Tags.css', '.tags { color: red; }');
  const { facts, missing } = await read(true);
  expect(facts).toMatchObject({
    file,
    id: 'docs/chips/Tags',
    name: 'Tags',
    styles: ['css'],
    hydrates: true,
    utilities: undefined,
  });
  expect(Object.keys(facts.previewLines)).toEqual(['system', 'css']);
  expect(missing).toEqual([
    path.join(siteDir, 'docs/chips/Tags.tailwind.tsx'),
    path.join(siteDir, '.api-reference/default-current/demo-needs.json'),
    verifiedFile(),
  ]);
});

it('reserves the lines that the preview has, and none for a demo without', async () => {
  write('docs/chips/Tags.tsx', code('system'));
  const { facts, sources } = await read(false);
  expect(facts.previewLines.system).toBeGreaterThan(0);
  expect(facts.previewLines.system).toBe(sources.system.preview?.lines);
  write('docs/chips/Tags.tsx', code('<b />\n'.repeat(80)));
  await expect(read(false)).resolves.toMatchObject({ facts: { previewLines: { system: 0 } } });
});

it('keeps the texts where the renderer finds them', async () => {
  write('docs/chips/Tags.tsx', code('only here'));
  const { facts, sources } = await read(true);
  expect(JSON.stringify(sources)).toContain('only here');
  expect(JSON.stringify(facts)).not.toContain('only here');
  expect({ ...readSources(place(), facts.sourcesKey), api: '' }).toEqual(sources);
});

it('renders again what would look different, and only that', async () => {
  write('docs/chips/Tags.tsx', code('one'));
  const { facts: before } = await read(true);
  write('docs/chips/Tags.css.tsx', code('css', "import './Tags.css';\n"));
  write('docs/chips/Tags.css', '.tags { color: red; }');
  // A variant is not in the HTML.
  await expect(read(true)).resolves.toMatchObject({ facts: { fingerprint: before.fingerprint } });
  write('docs/chips/Tags.tsx', code('two'));
  const { facts: after } = await read(true);
  expect(after.fingerprint).not.toBe(before.fingerprint);
  const { facts: ofOther } = await read(true, [{ folder: 'docs', aliases: { a: 'a-1' } }]);
  expect(ofOther.fingerprint).not.toBe(after.fingerprint);
});

it('tells which demos the browser does not take over, from all files of the demo', async () => {
  write('docs/chips/Tags.tsx', code('', "import { rows } from './rows';\nrows();\n"));
  write('docs/chips/rows.ts', "import '@mui/x-data-grid';\nexport const rows = () => {};\n");
  await expect(read(true)).resolves.toMatchObject({ facts: { hydrates: false } });
});

it('lists the API that the demo touches, and reads it again with its index', async () => {
  write('docs/chips/Tags.tsx', code(''));
  const chip = { name: 'Chip', pathname: '/api-docs/chip/' };
  const index = write(
    '.api-reference/default-current/demo-api.json',
    JSON.stringify({ 'docs/chips/Tags': [chip] }),
  );
  const { facts, sources, dependencies } = await read(true);
  expect(facts.api).toContain('/api-docs/chip/');
  expect(sources.api).toBe(facts.api);
  expect(dependencies).toContain(index);
});

it('is read again by the server with whatever decides what the page shows', async () => {
  const file = write('docs/chips/Tags.tsx', code('', "import { rows } from './rows';\nrows();\n"));
  const rows = write('docs/chips/rows.ts', 'export const rows = () => {};\n');
  const { dependencies, folders } = await read(true);
  expect(dependencies).toEqual(
    expect.arrayContaining([
      file,
      rows,
      path.join(siteDir, 'package-lock.json'),
      sourcesFile(place()),
      licenceModule(siteDir),
    ]),
  );
  expect(folders).toEqual([path.join(siteDir, 'src/demos')]);
});

it('says what the demo was verified with as long as that holds, and reads it again with the file', async () => {
  write('node_modules/@mui/x-data-grid/package.json', '{ "version": "8.9.2" }');
  const source = code('', "import '@mui/x-data-grid';\n");
  write('docs/chips/Tags.tsx', source);
  const run = {
    digest: digestOf({ system: [{ name: 'Tags.tsx', source }] }),
    packages: { '@mui/x-data-grid': '8.9.2' },
    browser: 'Chromium 147',
  };
  const kept = write('config/verifiedDemos.json', JSON.stringify({ 'docs/chips/Tags': run }));
  const { facts, sources, dependencies, missing } = await read(true);
  const said = { packages: '@mui/x-data-grid 8.9.2', browser: 'Chromium 147' };
  expect(facts.verified).toEqual(said);
  expect(sources.verified).toEqual(said);
  expect(dependencies).toContain(kept);
  expect(missing).not.toContain(kept);
  write('docs/chips/Tags.tsx', `${source}// changed\n`);
  const changed = await read(true);
  expect(changed.facts).not.toHaveProperty('verified');
  expect(changed.sources).not.toHaveProperty('verified');
});

it('makes a project of the demo for whoever asks for it', async () => {
  write('docs/chips/Tags.tsx', code('taken along'));
  const { sandbox, facts } = await read(false);
  const { name, content } = await sandbox();
  expect(name).toBe('sandboxes/docs/chips/Tags.json');
  expect(Object.keys(JSON.parse(content) as object)).toEqual(['system']);
  expect(facts.fingerprint).toBe('');
});

it('refuses a bad demo with file, line and reason', async () => {
  write('docs/chips/Tags.tsx', 'export const a = 1;\n');
  await expect(read(true)).rejects.toThrow('docs/chips/Tags.tsx:1:1 has no default export');
});
