import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findPages } from './findPages';
import { refuseFaults } from './refuseFaults';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'refuse-')));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function look(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, 'docs/grid', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return refuseFaults(siteDir, findPages(siteDir, ['docs']), []);
}

const demo = `import { Tile } from './Tile';\nexport default function Basic() {\n  return <Tile />;\n}\n`;
const tile = `export function Tile() {\n  return <b>Tile</b>;\n}\n`;

it('takes a component that demos share for no demo', async () => {
  await expect(look({ 'Basic.tsx': demo, 'Tile.tsx': tile })).resolves.toBeUndefined();
});

it.each<[string, Record<string, string>]>([
  [
    'in a folder below',
    { 'Basic.tsx': demo.replace('./Tile', './parts/Tile'), 'parts/Tile.tsx': tile },
  ],
  [
    'that a script between them imports',
    {
      'Basic.tsx': demo.replace('./Tile', './tiles'),
      'tiles.ts': "export { Tile } from './Tile';\n",
      'Tile.tsx': tile,
    },
  ],
  [
    'that is loaded later',
    { 'Basic.tsx': `const load = () => import('./Tile');\n${demo}`, 'Tile.tsx': tile },
  ],
])('takes a component %s for no demo', async (_name, files) => {
  await expect(look(files)).resolves.toBeUndefined();
});

it('takes what a page shows for a demo, whoever else imports it', async () => {
  const page = '<Demo name="Basic" height={40} />\n\n<Demo name="Tile" height={40} />\n';
  await expect(look({ 'index.mdx': page, 'Basic.tsx': demo, 'Tile.tsx': tile })).rejects.toThrow(
    'docs/grid/Tile.tsx:1:1 has no default export',
  );
});

it('says of a demo that it has no default export', async () => {
  await expect(look({ 'Basic.tsx': demo, 'Tile.tsx': tile, 'Alone.tsx': tile })).rejects.toThrow(
    'docs/grid/Alone.tsx:1:1 has no default export',
  );
});

it('says what is wrong with the file that demos share, where they import it', async () => {
  await expect(
    look({ 'Basic.tsx': demo, 'Tile.tsx': `import '@site/config';\n${tile}` }),
  ).rejects.toThrow(/Tile\.tsx:1:\d+ imports the site's own "@site\/config"/);
});
