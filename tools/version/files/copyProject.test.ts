import fs from 'node:fs';
import path from 'node:path';
import { commitAll } from '../../../tests/support/commitAll';
import { makeFolder, type TestFolder } from '../../../tests/support/makeFolder';
import { copyProject } from './copyProject';

let root: TestFolder;
let copy: string;
beforeEach(() => {
  root = makeFolder({
    '.gitignore': 'node_modules\n',
    'docs/a.mdx': '# A\n',
    'node_modules/a/index.js': 'a',
    'node_modules/.cache/rspack/pack': 'cache',
    'node_modules/.package-lock.json': '{}',
  });
  commitAll(root.path);
  root.write('docs/a.mdx', '# Changed\n');
  copy = copyProject(root.path);
});
afterEach(() => fs.rmSync(copy, { recursive: true }));

const read = (file: string) => fs.readFileSync(path.join(copy, file), 'utf8');

it('has what was committed and what is installed, without what was remembered', () => {
  expect(read('docs/a.mdx')).toBe('# A\n');
  expect(read('node_modules/a/index.js')).toBe('a');
  expect(fs.existsSync(path.join(copy, 'node_modules/.cache'))).toBe(false);
});

it('shares no file that npm writes into', () => {
  fs.writeFileSync(path.join(copy, 'node_modules/.package-lock.json'), '{"changed":true}');
  expect(root.read('node_modules/.package-lock.json')).toBe('{}');
});
