import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const project = path.resolve(__dirname, '../../../..');

interface Result {
  name: string;
  html: string;
  styles: { key: string; id: string; css: string }[];
  error?: string;
}

const order = [
  'Ports',
  'Chance',
  'Late',
  'Pages',
  'Depths',
  'Gradient',
  'PortDepth',
  'DepthPort',
  'Broken',
  'OwnCache',
  'Ports',
  'Chance',
];
let results: Result[];
/** Of a process that renders the same demos the other way round. */
let reversed: Result[];
beforeAll(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rest-'));
  fs.writeFileSync(
    path.join(folder, 'key.js'),
    'export const licenceKey = undefined; export const telemetry = true;',
  );
  // A file of the project, but for the module with the licence key, which a build makes.
  const { compilerOptions } = JSON.parse(
    fs.readFileSync(path.join(project, 'tsconfig.json'), 'utf8'),
  ) as { compilerOptions: { jsx: string } };
  const config = path.join(folder, 'tsconfig.json');
  fs.writeFileSync(
    config,
    JSON.stringify({
      compilerOptions: {
        jsx: compilerOptions.jsx,
        module: 'esnext',
        baseUrl: project,
        paths: { '@generated/licence/default/key': [path.join(folder, 'key.js')] },
      },
      include: [path.join(project, '**/*')],
    }),
  );
  const tsx = path.join(project, 'node_modules/tsx/dist/cli.mjs');
  const script = path.join(project, 'tests/support/restDemos.tsx');
  const ignore = path.join(project, 'tests/support/ignoreStyles.cjs');
  const options = ['--tsconfig', config, '--require', ignore];
  const rest = (names: readonly string[]) => {
    const said = execFileSync(process.execPath, [tsx, ...options, script, ...names], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return JSON.parse(said.slice(said.indexOf('[{'))) as Result[];
  };
  results = rest(order);
  reversed = rest(order.toReversed());
  fs.rmSync(folder, { recursive: true });
});

const of = (name: string) => results.filter((result) => result.name === name);
const first = (name: string) => of(name)[0]!;
const cells = (html: string) => (html.match(/role="gridcell"/g) ?? []).length;

it('shows the header and the rows that fit, right at every width', () => {
  const { html } = first('Ports');
  expect(html).toMatch(/^<div style="height: ?320px;?" data-at-rest="">/);
  expect(html.match(/role="columnheader"/g)).toHaveLength(2);
  // 320 px less border and header, at 52 px a row.
  expect(cells(html)).toBe(2 * Math.ceil((320 - 2 - 56) / 52));
  expect(html).toContain('>Port 0<');
  expect(html).toContain('--width:max(120px, 100cqw - 100px)');
  expect(html).toContain('container-type:inline-size');
});

it('brings its styles, with the variables of the look under a name of their own', () => {
  const { html, styles } = first('Ports');
  const ids = styles.map(({ id }) => id);
  const [look] = /MuiDataGridVariables-[0-9a-f]{8}/.exec(html)!;
  expect(ids).toContain(look);
  const [, root] = /class="MuiDataGrid-root [^"]*css-(\w+)"/.exec(html)!;
  expect(ids).toContain(root);
  expect(ids.length).toBeGreaterThan(5);
});

it('brings the styles of a cache that the demo has made for itself', () => {
  const { html, styles } = first('OwnCache');
  const [, root = ''] = /class="MuiDataGrid-root [^"]*own-cache-([\w-]+)"/.exec(html)!;
  expect(styles).toContainEqual({
    key: 'own-cache',
    id: root,
    css: expect.stringContaining(`.own-cache-${root}{`) as string,
  });
  // Every class that it has in common with the page's own is one of them.
  const named = new Set([...html.matchAll(/\bown-cache-([\w-]+)/g)].map(([, name]) => name));
  const brought = styles.filter(({ key }) => key === 'own-cache').map(({ id }) => id);
  expect(brought.filter((id) => named.has(id)).length).toBeGreaterThan(10);
  expect(styles.filter(({ css }) => css === '')).toEqual([]);
});

it('comes to the same whatever was rendered before, chance included', () => {
  for (const name of ['Ports', 'Chance']) {
    const [once, again] = of(name);
    expect(again).toEqual(once);
  }
  // The order of the styles, too, whichever demo asked for one first: two builds are the same bytes.
  expect(reversed).toHaveLength(order.length);
  for (const result of reversed) expect(result).toEqual(first(result.name));
});

it('waits for rows that come late, in the time of the demo', () => {
  expect(cells(first('Late').html)).toBe(cells(first('Ports').html));
});

it('has twice only what differs in the compact size', () => {
  const { html } = first('Pages');
  expect(html.match(/data-density-copy="compact"/g)?.length).toBeGreaterThan(0);
  expect(html.match(/>Port 0</g)).toHaveLength(1);
});

it('draws a chart that measures itself', () => {
  expect(first('Depths').html).toMatch(/<path [^>]*d="M/);
});

it('fills an area with the gradient that its style names', () => {
  const { html, styles } = first('Gradient');
  const [, id = ''] = /<linearGradient id="([^"]+)"/.exec(html)!;
  const [style] = styles.filter(({ css }) => css.includes(`fill:url(#${id})`));
  expect(html).toContain(`css-${style?.id}`);
});

it('throws what the demo throws, also after a while, and goes on', () => {
  expect(first('Broken').error).toBe('no such port');
  expect(results.at(-1)?.html).toMatch(/^<p data-at-rest="">0\.\d+<\/p>$/);
});
