import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sheetModule } from './sheetModule';

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'sheets-'));
  fs.mkdirSync(path.join(site, 'docs/chips'), { recursive: true });
});
afterEach(() => fs.rmSync(site, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(site, 'docs/chips', name);
  fs.writeFileSync(file, text);
  return file;
}

it('puts the scoped stylesheet of a demo into the page', async () => {
  const file = write('Tags.css', '.tags {\n  color: red;\n}\n');
  const { code, dependencies } = await sheetModule(site, file);
  expect(code).toMatch(
    /putSheet\("docs\/chips", "docs\/chips\/Tags\.css", "\.tags:is\(\[data-stage\][^"]*\{color:red\}"\)/,
  );
  expect(dependencies).toEqual([file]);
});

it("puts a package's own stylesheet into the page as it is", async () => {
  const css = ':root {\n  --ring: "a";\n}\nbody .picker {\n  color: red;\n}\n';
  fs.mkdirSync(path.join(site, 'node_modules/picker/dist'), { recursive: true });
  const file = path.join(site, 'node_modules/picker/dist/style.css');
  fs.writeFileSync(file, css);
  const { code, dependencies } = await sheetModule(site, file);
  const name = 'node_modules/picker/dist/style.css';
  expect(code).toContain(
    `putSheet("${path.posix.dirname(name)}", "${name}", ${JSON.stringify(css)});`,
  );
  expect(dependencies).toEqual([file]);
});

it('has the utilities in what a Tailwind variant imports, and is made anew with it', async () => {
  const file = write(
    'A.tailwind.tsx',
    "import { classes } from './classes';\nexport default () => <p className={`p-4 ${classes.open}`} />;",
  );
  const helper = write('classes.ts', "import './more';\nexport const classes = { open: 'mt-8' };");
  const more = write('more.ts', "import { classes } from './classes';\nexport const a = 'mb-8';");
  write('other.ts', "export const other = 'ms-8';");
  const { code, dependencies } = await sheetModule(site, file);
  expect(code).toContain('.p-4');
  expect(code).toContain('.mt-8');
  expect(code).toContain('.mb-8');
  expect(code).not.toContain('.ms-8');
  expect(dependencies).toEqual([file, helper, more]);
});

it('puts the utilities of all Tailwind variants of a page into one sheet', async () => {
  const other = write('A.tailwind.tsx', 'export default () => <p className="px-2" />;');
  const file = write('B.tailwind.tsx', 'export default () => <p className="p-4" />;');
  write('C.tsx', 'export default () => <p className="m-4" />;');
  const { code, dependencies } = await sheetModule(site, file);
  expect(code).toContain('"docs/chips/tailwind"');
  expect(code.indexOf('.p-4')).toBeGreaterThan(0);
  expect(code.indexOf('.p-4')).toBeLessThan(code.indexOf('.px-2'));
  expect(code).not.toContain('.m-4');
  expect(dependencies).toEqual([other, file]);
});
