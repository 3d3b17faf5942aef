import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { licenceModule, renderingSalt } from './renderingSalt';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

/** The salt of a site with these files. */
function salt({ lockfile = '{}', code = '', rule = '', licence }: Record<string, string>): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'salt-'));
  folders.push(siteDir);
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };
  write(path.join(siteDir, 'package-lock.json'), lockfile);
  write(path.join(siteDir, 'src/demos/rendering/renderDemo.tsx'), code);
  if (licence !== undefined) write(licenceModule(siteDir), licence);
  write(path.join(siteDir, 'plugins/demos/lib/pictureAddress.ts'), rule);
  return renderingSalt(siteDir, path.join(siteDir, 'plugins/demos'));
}

it('is the same for the same packages, code and licence key', () => {
  expect(salt({ licence: 'a' })).toBe(salt({ licence: 'a' }));
  expect(salt({})).toBe(salt({}));
});

it.each([
  ['packages', { lockfile: '{"a":1}' }],
  ['code', { code: 'b' }],
  ['rules', { rule: 'b' }],
  ['licence key', { licence: 'b' }],
])('is another with other %s, and does not show them', (_name, change) => {
  expect(salt({ licence: 'a', ...change })).not.toBe(salt({ licence: 'a' }));
  expect(salt({ licence: 'a', ...change })).toMatch(/^[0-9a-f]{64}$/);
});
