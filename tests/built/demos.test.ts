import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';

// A bad demo has to stop the build. The bundler calls this loader; here it is called as the bundler does.
const root = path.resolve(__dirname, '../..');

function load(source: string): { ok: boolean; message: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bad-demo-'));
  const file = path.join(folder, 'Bad.tsx');
  fs.writeFileSync(file, source);
  const script = `const loader = require(${JSON.stringify(path.join(root, 'plugins/demos/loader.cjs'))});
loader.call({ resourcePath: ${JSON.stringify(file)}, resourceQuery: '?demo', async: () => (error) => { if (error) { console.error(error.message); process.exit(1); } }, addDependency() {}, addMissingDependency() {}, addContextDependency() {}, emitFile() {}, getOptions: () => ({ siteDir: ${JSON.stringify(folder)}, packages: ['react'], versions: [], isServer: false }) });`;
  try {
    execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return { ok: true, message: '' };
  } catch (error) {
    return { ok: false, message: (error as { stderr: string }).stderr };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

it('accepts a good demo', () => {
  expect(load('export default function Bad() {\n  return <p>Good</p>;\n}\n')).toEqual({
    ok: true,
    message: '',
  });
});

it.each([
  [
    'does not compile',
    'export default function Bad() {\n  return <p>;\n}\n',
    /Bad\.tsx:2:\d+ does not compile/,
  ],
  ['has no default export', 'export const bad = 1;\n', /Bad\.tsx:1:1 has no default export/],
  [
    'imports a site file',
    "import a from '@site/src/demos';\nexport default () => a;\n",
    /Bad\.tsx:1:15 imports the site's own "@site\/src\/demos"/,
  ],
])('a demo that %s fails the build with file, line and reason', (_name, source, message) => {
  const { ok, message: said } = load(source);
  expect(ok).toBe(false);
  expect(said).toMatch(message);
});
