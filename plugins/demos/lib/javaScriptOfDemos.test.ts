import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { codeShape } from '../../../tests/support/codeShape';
import { emitted } from '../../../tests/support/emitted';
import { isFullSweep } from '../../../tests/support/sweep';
import { filesBelow } from '../../support/filesBelow';
import { eraseTypes } from './eraseTypes';
import { parseScript } from './parseScript';
import { toJavaScript } from './toJavaScript';

// What is true of the JavaScript of every demo and of every fence that is shown in both languages. `npm test` looks at a sample of
// what takes long, `npm run test:full` at all.
const root = path.resolve(__dirname, '../../..');
const pages = ['docs', 'x-docs', 'versioned_docs', 'x_versioned_docs', 'i18n']
  .map((folder) => path.join(root, folder))
  .filter((folder) => fs.existsSync(folder))
  .flatMap(filesBelow);
const scripts = pages
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => ({ name: path.relative(root, file), source: fs.readFileSync(file, 'utf8') }));
const fences = pages
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => {
    const mdx = fs.readFileSync(file, 'utf8');
    return [...mdx.matchAll(/^```(tsx?) [^\n]*\bts2js\b[^\n]*\n([^]*?)\n```$/gm)].map(
      ([, ending, source]) => ({ name: `${path.relative(root, file)}.${ending}`, source: source! }),
    );
  });
const sample = <Item>(items: readonly Item[], oneIn: number) =>
  items.filter((_, index) => isFullSweep || index % oneIn === 0);

const shape = (name: string, code: string) =>
  codeShape(code, name.endsWith('x') ? 'code.jsx' : 'code.js').join('\n');

it("says what TypeScript's own emitter says, token by token", () => {
  const different = [...scripts, ...fences].filter(({ name, source }) => {
    const { file, faults } = parseScript(source, name);
    const { code, problems } = eraseTypes(file);
    return (
      faults.length + problems.length > 0 ||
      shape(name, code) !== shape(name, emitted(source, name))
    );
  });
  console.log(`${scripts.length} scripts of demos and ${fences.length} fences compared`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(fences.length).toBeGreaterThan(0);
  expect(different.map(({ name }) => name)).toEqual([]);
}, 120_000);

it('still says it when it is formatted, and so as it is shown, copied and taken along', async () => {
  const looked = [...sample(scripts, 12), ...fences];
  const different: string[] = [];
  for (const { name, source } of looked) {
    const code = await toJavaScript(source, name);
    if (shape(name, code) !== shape(name, emitted(source, name))) different.push(name);
  }
  console.log(`${looked.length} formatted scripts and fences compared`);
  expect(looked.length).toBeGreaterThan(0);
  expect(different).toEqual([]);
}, 600_000);

interface Rendered {
  file: string;
  /** Whether both forms render the same HTML. */
  same: boolean;
  /** Names that the JavaScript imports and that are not there. */
  missing: string[];
  throws?: string;
}

it('runs: a demo and its JavaScript render the same', async () => {
  const demos = scripts
    // What several demos of a page share is a component without a default export.
    .filter(({ source }) => source.includes('export default '))
    .map(({ name }) => name)
    .filter((name) => /^x?-?docs\/.*\/[A-Z][A-Za-z0-9]*(\.css|\.tailwind)?\.tsx$/.test(name));
  const looked = sample(demos, 25);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tests/support/renderForms.ts', ...looked],
    { cwd: root, maxBuffer: 100_000_000, env: { ...process.env, NODE_ENV: 'production' } },
  );
  const rendered = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Rendered);
  console.log(`${rendered.length} demos rendered in both languages`);
  expect(rendered.map(({ file }) => file)).toEqual(looked);
  expect(
    rendered.filter(({ same, missing, throws }) => !same || throws || missing.length > 0),
  ).toEqual([]);
}, 900_000);
