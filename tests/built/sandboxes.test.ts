import fs from 'node:fs';
import path from 'node:path';
import { moduleImports } from '../../plugins/demos/lib/sandbox/moduleImports';
import { typesPackage } from '../../plugins/demos/lib/sandbox/packageFacts';
import { packageName } from '../../plugins/demos/lib/sandbox/packageName';
import { parseSandboxSource } from '../../src/sandbox/rules/parseSandboxSource';
import { resolveVariant } from '../../src/sandbox/rules/resolveVariant';
import type { ProjectFiles, SandboxChoice } from '../../src/sandbox/rules/types';
import { viteProject } from '../../src/sandbox/rules/project/viteProject';
import { variantFile, variantStyles } from '../../plugins/demos/lib/demoFiles';
import { versionsTable } from '../../config/versions';
import { filesBelow } from '../../tools/version/demos/listDemos';
import { build } from '../support/readBuilt';

const root = path.resolve(__dirname, '../..');
const folders = [
  'docs',
  'x-docs',
  ...Object.keys(versionsTable.versions.default).map(
    (version) => `versioned_docs/version-${version}`,
  ),
  ...Object.keys(versionsTable.versions.x).map((version) => `x_versioned_docs/version-${version}`),
];
/** The demos that pages show; a regular expression reads a page a hundred times faster than its parser. */
const demos = folders.flatMap((pages) =>
  filesBelow(root, pages)
    .filter((file) => file.endsWith('/index.mdx'))
    .flatMap((file) => {
      const mdx = fs.readFileSync(path.join(root, file), 'utf8');
      const names = new Set(
        [...mdx.matchAll(/<Demo\b[^>]*?\sname="(\w+)"/g)].map(([, name]) => name!),
      );
      return [...names].map((name) => ({ name, folder: path.posix.dirname(file) }));
    }),
);
const surroundings = { product: 'Data Grid', mode: 'dark', language: 'en' } as const;

/** What of a project does not hold together. */
function faults(files: ProjectFiles, { code, name }: SandboxChoice): string[] {
  const manifest = JSON.parse(files['package.json']!) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const installed = { ...manifest.devDependencies, ...manifest.dependencies };
  const found = Object.entries(installed)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))
    .map(([each, version]) => `${each} is wanted as ${version}`);
  const scripts = Object.keys(files).filter((file) => /\.[jt]sx?$/.test(file));
  if (!files[`src/demo/${name}.${code}x`]) found.push('the demo itself is missing');
  if (code === 'js') found.push(...scripts.filter((file) => /\.tsx?$/.test(file)));
  for (const file of scripts) {
    for (const { specifier, typeOnly } of moduleImports(files[file]!, file)) {
      if (specifier.startsWith('.')) {
        const base = path.posix.join(path.posix.dirname(file), specifier);
        const endings = ['.tsx', '.ts', '.jsx', '.js'];
        const targets = ['', ...endings, ...endings.map((end) => `/index${end}`)];
        if (!targets.some((end) => files[base + end] !== undefined))
          found.push(`${file} imports ${specifier}, which is not there`);
        continue;
      }
      const wanted = packageName(specifier);
      if (wanted === undefined) continue;
      // What Vite itself runs is a tool; what ends up in the page is not.
      const from = typeOnly || !file.startsWith('src/') ? installed : manifest.dependencies;
      if (!from[wanted] && !(typeOnly && installed[typesPackage(wanted)]))
        found.push(`${file} imports ${specifier}, and ${wanted} is not installed`);
    }
  }
  for (const [file, text] of Object.entries(files)) {
    if (/[0-9a-f]{32}Tz[A-Za-z0-9+/=]{20,}|setLicenseKey/.test(text))
      found.push(`${file} holds a key`);
  }
  return found;
}

it('every demo is a project in every styling, in both languages of code and both directions', () => {
  expect(demos.length).toBeGreaterThan(0);
  const found: string[] = [];
  let projects = 0;
  for (const { name, folder } of demos) {
    for (const locale of ['', 'zh']) {
      const file = path.join(build, locale, 'sandboxes', folder, `${name}.json`);
      if (!fs.existsSync(file)) {
        found.push(`${path.relative(build, file)} is missing`);
        continue;
      }
      if (locale) continue;
      const source = parseSandboxSource(JSON.parse(fs.readFileSync(file, 'utf8')));
      const own = variantStyles.filter((style) =>
        fs.existsSync(path.join(root, variantFile(`${folder}/${name}.tsx`, style))),
      );
      for (const style of ['system', ...own] as const) {
        for (const code of ['ts', 'js'] as const) {
          for (const direction of ['ltr', 'rtl'] as const) {
            const { variant, style: made } = resolveVariant(source, style);
            const choice = { ...surroundings, name, style: made, code, direction };
            projects += 1;
            const wrong = made === style ? [] : [`is ${made}`];
            wrong.push(...faults(viteProject(variant, choice), choice));
            found.push(
              ...wrong.map((each) => `${folder}/${name} ${style} ${code} ${direction}: ${each}`),
            );
          }
        }
      }
    }
  }
  console.log(`${demos.length} demos, ${projects} projects`);
  expect(found).toEqual([]);
});
