import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readDemo } from './readDemo';

const packages = new Set(['react']);
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
}

it('reads the demo first, then the modules of its folder, each once', async () => {
  const demo = write(
    'Demo.tsx',
    "import { rows } from './rows';\nimport { a } from './a';\nexport default () => null;\n",
  );
  write('rows.ts', "import { a } from './a';\nexport const rows = [];\n");
  write('a.ts', 'export const a = 1;\n');
  const files = await readDemo(demo, folder, packages);
  expect(files.map(({ name }) => name)).toEqual(['Demo.tsx', 'rows.ts', 'a.ts']);
});

it('names file, line and reason of every fault, also in a module beside the demo', async () => {
  const demo = write(
    'Demo.tsx',
    "import { rows } from './rows';\nimport './gone';\nconst a = 1;\n",
  );
  write('rows.ts', "import x from '@site/config';\n");
  await expect(readDemo(demo, folder, packages)).rejects.toThrow(
    /Demo\.tsx:1:1 has no default export[^]*imports "\.\/gone", which is not there[^]*rows\.ts:1:15 imports the site's own "@site\/config"/,
  );
});
