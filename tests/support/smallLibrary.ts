import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const site = path.resolve(__dirname, '../..');
const roots: string[] = [];

afterAll(() => roots.forEach((root) => fs.rmSync(root, { recursive: true })));

/** The manifest of a small library in the place of `@mui/material`. */
const manifest = {
  name: '@mui/material',
  version: '1.2.3',
  types: './index.d.ts',
  repository: { url: 'git+https://github.com/example/ui.git', directory: 'packages/ui' },
};

/**
 * Makes a project with one small library in the place of `@mui/material`, and takes it away after the tests of the file.
 * @param files - of the library
 * @param name - under which it is installed
 * @param others - files of libraries beside it, by the name of the library
 * @returns the project's folder
 */
export function smallLibrary(
  files: Record<string, string>,
  name = '@mui/material',
  others: Record<string, Record<string, string>> = {},
): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
  roots.push(root);
  for (const [library, own] of Object.entries({ ...others, [name]: files })) {
    const folder = path.join(root, 'node_modules', library);
    const all = {
      'package.json': JSON.stringify(library === name ? manifest : { ...manifest, name: library }),
      ...own,
    };
    for (const [file, text] of Object.entries(all)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), text);
    }
  }
  for (const types of ['@types/react', 'csstype']) {
    const link = path.join(root, 'node_modules', types);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(path.join(site, 'node_modules', types), link);
  }
  return root;
}
