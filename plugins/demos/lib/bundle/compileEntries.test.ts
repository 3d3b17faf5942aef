import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { aliasScopes } from '../versionAliases';
import { demoSitePerTest } from '../demoSiteFixture';
import { compileEntries } from './compileEntries';
import type { DemoPage } from './findPages';
import { entriesOf, firstEntries, serverEntriesOf } from './entries';

const root = path.resolve(__dirname, '../../../..');
const versions = [
  { folder: 'x_versioned_docs/version-1.0.0', aliases: { '@mui/x-bar': '@mui/x-bar-1-0-0' } },
];
const site = demoSitePerTest();
const { at, write } = site;

beforeEach(() => {
  site.link(['react', 'react-dom', 'scheduler']);
  for (const [name, version] of [
    ['@mui/x-bar', '2.0.0'],
    ['@mui/x-bar-1-0-0', '1.0.0'],
  ] as const) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ version }));
    write(`node_modules/${name}/index.js`, `exports.version = '${version}';\n`);
  }
  const bundledDemos = 'src/demos/mounting/bundledDemos.ts';
  write(bundledDemos, fs.readFileSync(path.join(root, bundledDemos), 'utf8'));
  write('src/demos/mounting/mountDemo.ts', "export const mountDemo = 'mount';\n");
  write('src/demos/mounting/frame/startFrame.ts', 'export const startFrame = () => {};\n');
  write('src/demos/rendering/renderDemo.ts', "export const renderDemo = 'render';\n");
  write('src/demos/rendering/resting/restDemo.ts', "export const restDemo = 'rest';\n");
  for (const folder of ['x-docs/bar', 'x_versioned_docs/version-1.0.0/bar']) {
    write(
      `${folder}/Basic.tsx`,
      `import { useState } from 'react';
import { version } from '@mui/x-bar';
export default function Basic() {
  const [shown] = useState<string>(version);
  return <b>{shown}</b>;
}
`,
    );
  }
});

const basicPages: DemoPage[] = ['x-docs/bar', 'x_versioned_docs/version-1.0.0/bar'].map(
  (folder) => ({
    folder,
    style: 'system',
    demos: ['Basic'],
  }),
);

async function compile(isServer: boolean, more: Record<string, string> = {}, pages = basicPages) {
  const own = isServer ? serverEntriesOf(site.siteDir, pages) : entriesOf(site.siteDir, pages);
  const codes = { ...own, ...more };
  const entries = Object.entries(codes).map(([name, code]) => [
    name,
    write(`entries/${name}.js`, code),
  ]);
  return compileEntries({
    siteDir: site.siteDir,
    generatedFilesDir: at('.docusaurus'),
    entries: Object.fromEntries(entries) as Record<string, string>,
    firsts: firstEntries(pages),
    output: at('scripts'),
    scopes: aliasScopes(site.siteDir, versions),
    versions,
    rules: [
      {
        test: /\.svg$/,
        issuer: /\.[jt]sx?$/,
        enforce: 'post',
        type: 'javascript/auto',
        use: [
          {
            loader: path.join(root, 'plugins/demos/pictureLoader.cjs'),
            options: { siteDir: site.siteDir },
          },
        ],
      },
    ],
    isServer,
  });
}

interface Told {
  mountDemo: unknown;
  demos: Record<string, () => unknown>;
}

/** Runs scripts as a browser does: what they have told the site. */
function run(scripts: readonly string[]): Told {
  const window = vm.createContext({
    document: { currentScript: { tagName: 'SCRIPT', src: 'https://docs.test/demos/runtime.js' } },
  });
  vm.runInContext('self = globalThis', window);
  for (const name of scripts) {
    vm.runInContext(fs.readFileSync(path.join(at('scripts'), name), 'utf8'), window);
  }
  return vm.runInContext("globalThis[Symbol.for('bundled demos')]", window) as Told;
}

it('makes scripts for browsers that tell the site what they bring, in whichever order they arrive', async () => {
  write('scripts/old.js', 'of a demo that is gone');
  const { scripts, sources } = await compile(false);
  const current = scripts['x-docs/bar']!;
  const older = scripts['x_versioned_docs/version-1.0.0/bar']!;
  expect(current[0]).toBe('runtime.js');
  expect(current).toContain('react.js');
  expect(current.at(-1)).toBe('x-docs/bar.js');
  // Nobody but the readers of that version fetches it.
  expect(older).toContain('x-bar-1-0-0.js');
  expect(current).not.toContain('x-bar-1-0-0.js');

  const all = [...new Set([...scripts.mount!, ...current, ...older])];
  for (const arriving of [all, all.toReversed()]) {
    const { mountDemo, demos } = run(arriving);
    expect(mountDemo).toBe('mount');
    expect(Object.keys(demos).toSorted()).toEqual([
      'x-docs/bar/Basic',
      'x_versioned_docs/version-1.0.0/bar/Basic',
    ]);
    expect(typeof demos['x-docs/bar/Basic']?.()).toBe('function');
  }
  expect(sources).toEqual(
    expect.arrayContaining([at('x-docs/bar/Basic.tsx'), at('src/demos/mounting/mountDemo.ts')]),
  );
  expect(fs.existsSync(at('scripts/old.js'))).toBe(false);
});

it('keeps what later demos of a page need away from the first one, and has what they share once', async () => {
  write('x-docs/bar/long.ts', `export const long = '${'long '.repeat(50)}';\n`);
  write('x-docs/bar/both.ts', "export const both = 'of both';\n");
  for (const [name, imports] of [
    ['Basic', "import { both } from './both';"],
    ['Long', "import { both } from './both';\nimport { long } from './long';"],
  ] as const) {
    const shown = name === 'Long' ? '{both}{long}' : '{both}';
    write(
      `x-docs/bar/${name}.tsx`,
      `${imports}\nexport default function ${name}() {\n  return <b>${shown}</b>;\n}\n`,
    );
  }
  const { scripts, sources } = await compile(false, {}, [
    { folder: 'x-docs/bar', style: 'system', demos: ['Basic', 'Long'] },
  ]);
  expect(sources).toContain(at('x-docs/bar/both.ts'));
  // It would be read in its place, were it there.
  expect(sources).toContain(at('x-docs/bar/both.mjs'));
  const first = [...scripts.mount!, ...scripts['x-docs/bar']!];
  const all = [...new Set([...first, ...scripts['x-docs/bar.later']!])];
  const holding = (text: string) =>
    all.filter((name) => fs.readFileSync(path.join(at('scripts'), name), 'utf8').includes(text));
  expect(holding('long long')).toEqual(['x-docs/bar.later.js']);
  expect(holding('of both')).toEqual(['x-docs/bar.js']);
  expect(Object.keys(run(first).demos)).toEqual(['x-docs/bar/Basic']);
  for (const arriving of [all, all.toReversed()]) {
    const { demos } = run(arriving);
    expect(Object.keys(demos).toSorted()).toEqual(['x-docs/bar/Basic', 'x-docs/bar/Long']);
    expect(typeof demos['x-docs/bar/Long']?.()).toBe('function');
  }
});

it('makes scripts that Node requires, with the library that the docs version documents', async () => {
  await compile(true);
  const script = `const { renderToStaticMarkup } = require('react-dom/server');
const { createElement } = require('react');
const html = (page) => renderToStaticMarkup(createElement(require('./scripts/' + page).Basic()));
console.log(JSON.stringify([require('./scripts/render').renderDemo, ...${JSON.stringify(basicPages.map(({ folder }) => folder))}.map(html)]));
`;
  const answer = execFileSync(process.execPath, [write('render.js', script)], { encoding: 'utf8' });
  expect(JSON.parse(answer)).toEqual(['render', '<b>2.0.0</b>', '<b>1.0.0</b>']);
});

it('says where packages are that no demo has, and which files each needs', async () => {
  const entry = (...names: string[]) =>
    `export const open = [${names.map((name) => `() => import(/* webpackMode: "eager" */ '${name}')`).join(', ')}];\n`;
  write('node_modules/luxon/package.json', JSON.stringify({ main: 'index.js' }));
  write('node_modules/luxon/index.js', "exports.now = 'now';\n");
  write(
    'node_modules/clock/package.json',
    JSON.stringify({ module: 'index.js', sideEffects: false }),
  );
  write(
    'node_modules/clock/index.js',
    "import { now } from 'luxon';\nimport { useState } from 'react';\nexport const clock = () => [now, useState];\n",
  );
  const { packages, scripts } = await compile(false, {
    'packages/core': entry('react', '@mui/x-bar'),
    'packages/clock': entry('clock', 'luxon'),
  });
  expect(packages).toEqual({
    react: { id: expect.any(String) as string, chunks: ['react'] },
    // Of all pages, one has it in its own file: what typed code gets is a copy.
    '@mui/x-bar': { id: expect.any(String) as string, chunks: ['packages/core'] },
    clock: {
      id: expect.any(String) as string,
      chunks: ['packages/all-of-luxon', 'packages/clock', 'react'],
    },
    luxon: { id: expect.any(String) as string, chunks: ['packages/all-of-luxon'] },
  });
  // The demo's page asks for none of that.
  // The bundler lists its modules in another order each time; builds of one commit are the same.
  expect(Object.keys(packages)).toEqual(Object.keys(packages).toSorted());
  expect(scripts['x-docs/bar']!.filter((name) => name.startsWith('packages/'))).toEqual([]);

  const files = ['runtime.js', 'react.js', 'packages/all-of-luxon.js', 'packages/clock.js'];
  const window = vm.createContext({
    document: { currentScript: { tagName: 'SCRIPT', src: 'https://docs.test/demos/runtime.js' } },
  });
  vm.runInContext('self = globalThis', window);
  for (const name of files) {
    vm.runInContext(fs.readFileSync(path.join(at('scripts'), name), 'utf8'), window);
  }
  const taken = vm.runInContext(
    `webpackChunkdemos.push([['taken'], {}, (require) => { globalThis.taken = require(${packages.clock!.id}).clock()[0]; }]); taken`,
    window,
  ) as string;
  expect(taken).toBe('now');
});

it('bundles everything that may stand beside a demo, for both sides and whatever system it was written on', async () => {
  write('x-docs/bar/rows.json', '\ufeff{\r\n  "rows": ["a"]\r\n}\r\n');
  write('x-docs/bar/mark.svg', '\ufeff<svg xmlns="http://www.w3.org/2000/svg" />\r\n');
  write('x-docs/bar/count.js', 'export const count = (rows) => rows.length;\r\n');
  write('x-docs/bar/sum.mjs', 'export const sum = (a, b) => a + b;\n');
  write('x-docs/bar/Label.jsx', 'export const Label = ({ text }) => <i>{text}</i>;\n');
  write('x-docs/bar/parts/index.tsx', "export { twice } from './twice';\n");
  write(
    'x-docs/bar/parts/twice.ts',
    "import { sum } from '../sum.mjs';\nexport const twice = (a: number): number => sum(a, a);\n",
  );
  write(
    'x-docs/bar/Basic.tsx',
    `\ufeffimport data from './rows.json';
import mark from './mark.svg';
import { count } from './count';
import { Label } from './Label';
import { twice } from './parts';
export default function Basic() {
  return <b><Label text={\`\n\${twice(count(data.rows))}\`} /><img src={mark} alt="" /></b>;
}
`.replaceAll('\n', '\r\n'),
  );
  const html =
    '<b><i>\n2</i><img src="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20%2F%3E" alt=""/></b>';
  await compile(true);
  const script = `const { renderToStaticMarkup } = require('react-dom/server');
const { createElement } = require('react');
console.log(JSON.stringify(renderToStaticMarkup(createElement(require('./scripts/x-docs/bar').Basic()))));
`;
  const answer = execFileSync(process.execPath, [write('render.js', script)], { encoding: 'utf8' });
  expect(
    (JSON.parse(answer) as string).replace('<link rel="preload" as="image" href="', ''),
  ).toContain(html);

  const { scripts } = await compile(false);
  const Basic = run(scripts['x-docs/bar']!).demos['x-docs/bar/Basic']?.() as () => {
    props: { children: { props: Record<string, string> }[] };
  };
  const [label, picture] = Basic().props.children;
  expect(label?.props.text).toBe('\n2');
  expect(picture?.props.src).toContain('data:image/svg+xml,');
});

it.each([true, false])('names the file that cannot be bundled, server: %s', async (isServer) => {
  write('x-docs/bar/Basic.tsx', 'export default function Basic() {\n  return <b>;\n}\n');
  await expect(compile(isServer)).rejects.toThrow(/x-docs\/bar\/Basic\.tsx/);
});
