import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const files = {
  '.gitignore': 'node_modules/\nbuild/\n/docs/api-docs/\n',
  'package.json': '{}',
  'package-lock.json': '{ "packages": {} }',
  'node_modules/.package-lock.json': '{ "packages": {} }',
  'src/shell/Header.tsx': 'export {};',
  'docs/api-docs/button/index.mdx': 'Generated.',
  'docs/buttons/index.mdx': 'Buttons.\n\n<Demo name="Sizes" height={40} />\n',
  'docs/buttons/Sizes.tsx': 'export default null;',
  'docs/chips/index.mdx': 'Chips, in English only.',
  'i18n/zh/code.json': '{}',
  'i18n/zh/docusaurus-plugin-content-docs/current/buttons/index.mdx': '按钮。',
  'tests/e2e/home.spec.ts': '',
};

/** The environment without what git tells the hooks that it runs: their repository is not this one. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
);

/** A small site of English and Chinese in a temporary git repository: one page in both languages, one in English only. */
export function makeLanguageSite() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'languages-'));
  const at = (file: string) => path.join(root, file);
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] });
  for (const [file, text] of Object.entries(files)) write(file, text);
  git('init', '--quiet');
  git('add', '--all');
  return {
    root,
    at,
    write,
    git,
    read: (file: string) => fs.readFileSync(at(file), 'utf8'),
    append: (file: string, text: string) => fs.appendFileSync(at(file), text),
    remove: (file: string) => fs.rmSync(at(file), { recursive: true }),
    done: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}
