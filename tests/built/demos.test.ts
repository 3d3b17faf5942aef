import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';

// A bad demo has to stop the build. The bundler calls this loader; here it is called as the bundler does.
const root = path.resolve(__dirname, '../..');

interface Loaded {
  ok: boolean;
  /** Why it stops, or the module. */
  message: string;
}

/** Loads `Bad.tsx` with a query, in a folder of these files. */
function load(sources: Record<string, string>, query: string): Loaded {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bad-demo-'));
  for (const [name, source] of Object.entries(sources)) {
    fs.writeFileSync(path.join(folder, name), source);
  }
  const options = {
    siteDir: folder,
    packages: ['react'],
    versions: [],
    isServer: false,
    sourcesFolder: path.join(folder, 'texts'),
    places: { sources: 'texts', memory: 'memory', scripts: 'scripts' },
  };
  const script = `const loader = require(${JSON.stringify(path.join(root, 'plugins/demos/loader.cjs'))});
loader.call({
  resourcePath: ${JSON.stringify(path.join(folder, 'Bad.tsx'))},
  resourceQuery: ${JSON.stringify(query)},
  async: () => (error, code) => { if (error) { console.error(error.message); process.exit(1); } console.log(code); },
  addDependency() {}, addMissingDependency() {}, addContextDependency() {}, emitFile() {},
  getOptions: () => (${JSON.stringify(options)}),
});`;
  try {
    const env = { ...process.env, NODE_ENV: 'production' };
    const code = execFileSync(process.execPath, ['-e', script], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      env,
    });
    return { ok: true, message: code };
  } catch (error) {
    return { ok: false, message: (error as { stderr: string }).stderr };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const good = 'export default function Good() {\n  return <p>Good</p>;\n}\n';

it('accepts good demos, as the one of a module and as those of a page', () => {
  const one = load({ 'Bad.tsx': good }, '?demo');
  expect(one).toMatchObject({ ok: true });
  expect(one.message).toContain('export default Bad;');
  const page = load({ 'Bad.tsx': good, 'Good.tsx': good }, '?demos=Bad,Good');
  expect(page).toMatchObject({ ok: true });
  expect(page.message.match(/^export \w+ \w+/gm)).toEqual([
    'export const Bad',
    'export const Good',
  ]);
});

const faults: [string, string, string][] = [
  [
    'does not compile',
    'export default function Bad() {\n  return <p>;\n}\n',
    ':2:\\d+ does not compile',
  ],
  ['has no default export', 'export const bad = 1;\n', ':1:1 has no default export'],
  [
    'imports a site file',
    "import a from '@site/src/demos';\nexport default () => a;\n",
    `:1:15 imports the site's own "@site/src/demos"`,
  ],
];

it.each(faults)(
  'a demo that %s fails the build with file, line and reason',
  (_name, source, message) => {
    const { ok, message: said } = load({ 'Bad.tsx': source }, '?demo');
    expect(ok).toBe(false);
    expect(said).toMatch(new RegExp(`Bad\\.tsx${message}`));
  },
);

it.each(faults)(
  'a demo that %s fails the build wherever it stands on the page',
  (_name, source, message) => {
    const { ok, message: said } = load(
      { 'Bad.tsx': good, 'Later.tsx': source },
      '?demos=Bad,Later',
    );
    expect(ok).toBe(false);
    expect(said).toMatch(new RegExp(`Later\\.tsx${message}`));
  },
);
