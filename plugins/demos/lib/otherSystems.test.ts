import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { otherSystems } from '../../../tests/support/otherSystems';
import { sitePackages } from '../../../tests/support/sitePackages';
import { isFullSweep } from '../../../tests/support/sweep';
import { demoSources } from './demoSources';
import { findPages } from './bundle/findPages';
import { readDemo } from './readDemo';
import { readStyledDemo } from './readStyledDemo';
import { sandboxSource } from './sandbox/sandboxSource';
import { sheetModule } from './sheetModule';

// A demo is the same whatever system its files were written on: what is shown, copied, taken along and put into the page.
const root = path.resolve(__dirname, '../../..');
const packages = sitePackages(root);
const demos = findPages(root, ['docs', 'x-docs'])
  .filter(({ style }) => style === 'system')
  .flatMap(({ folder, demos: names }) => names.map((name) => `${folder}/${name}.tsx`))
  // Beside them are parts that several demos share.
  .filter((file) => /^export default\b/m.test(fs.readFileSync(path.join(root, file), 'utf8')))
  .filter(
    (file, index) => isFullSweep || index % 60 === 0 || file.includes('dialogs/CloseReasons'),
  );

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'system-'));
});
afterEach(() => fs.rmSync(site, { recursive: true }));

const systems: (readonly [string, (text: string) => string | Buffer])[] = [
  ...otherSystems,
  ['no line end at its end', (text) => text.trimEnd()],
];

/** Everything that is made of a demo of a site. */
async function made(siteDir: string, file: string) {
  const { files } = await readStyledDemo(path.join(siteDir, file), siteDir, packages);
  const facts = () => ({ version: '1.0.0', peers: [], typed: true });
  const sheets = (files.css ?? []).filter(({ name }) => name.endsWith('.css'));
  return JSON.stringify([
    await demoSources(files),
    await sandboxSource(files, facts),
    await Promise.all(
      sheets.map((sheet) => sheetModule(siteDir, sheet.path).then(({ code }) => code)),
    ),
  ]);
}

it.each(systems)(
  'makes the same of demos with %s',
  async (_name, write) => {
    let files = 0;
    for (const demo of demos) {
      const { dependencies } = await readStyledDemo(path.join(root, demo), root, packages);
      for (const file of dependencies) {
        const copy = path.join(site, path.relative(root, file));
        fs.mkdirSync(path.dirname(copy), { recursive: true });
        fs.writeFileSync(copy, write(fs.readFileSync(file, 'utf8')));
        files += 1;
      }
      expect(await made(site, demo)).toBe(await made(root, demo));
    }
    console.log(`${demos.length} demos, ${files} files`);
    expect(files).toBeGreaterThan(demos.length);
  },
  300_000,
);

it.each([
  ['rows.json', '[\n  1\n]\n', "import './rows.json';"],
  ['mark.svg', '<svg>\n</svg>\n', "import './mark.svg';"],
  ['sum.js', 'export const a = `\n`;\n', "import './sum';"],
  ['Basic.css', '.basic {\n}\n', "import './Basic.css';"],
])('reads %s beside a demo as the same', async (name, text, head) => {
  const demo = path.join(site, 'Basic.tsx');
  fs.writeFileSync(demo, `${head}\nexport default () => null;\n`);
  const read = async () => (await readDemo(demo, site, packages)).map(({ source }) => source);
  fs.writeFileSync(path.join(site, name), text);
  const plain = await read();
  fs.writeFileSync(path.join(site, name), `\ufeff${text.replaceAll('\n', '\r\n')}`);
  expect(await read()).toEqual(plain);
  expect(plain[1]).toBe(text);
});
