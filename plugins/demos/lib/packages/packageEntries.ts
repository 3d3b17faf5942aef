import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packagesFolder } from '../libraryChunks';

/** Folders and files of a package that are no entry points, though its `exports` may let them through. */
const apart =
  /^(esm|modern|node|internals?|zero-styled|tests|themeAugmentation|types|node_modules|Pigment\w+|AdapterDateFns(Base|V2|JalaliV2))$/;

/** By the beginning of a package's name, in which file of ours it is; what nobody imports from code that is typed is left out. */
const files: readonly (readonly [pattern: RegExp, file: string])[] = [
  [/^(react|react-dom|clsx|stylis|stylis-plugin-rtl)$|^@emotion\/(react|styled|cache)$/, 'core'],
  [/^@mui\/(material|system|utils)$/, 'core'],
  [/^@mui\/lab$/, 'lab'],
  [/^@mui\/x-(data-grid|data-grid-pro|data-grid-premium|charts|charts-pro|tree-view)$/, ''],
  [/^@mui\/x-(tree-view-pro|date-pickers|date-pickers-pro|license)$/, ''],
  [/^(dayjs|date-fns|date-fns-jalali|luxon)$/, ''],
  [/^moment(-[a-z]+)?$/, 'moment'],
];

/** Subpaths of packages of scripts that lie open, as `dayjs/locale/de`. */
const openFolders: Readonly<Record<string, readonly string[]>> = {
  dayjs: ['locale', 'plugin'],
  moment: ['locale'],
  'date-fns': ['locale'],
  react: ['jsx-runtime'],
  'react-dom': ['client'],
};

/** Whether the `exports` of a package let a folder through: some name every entry point, others take what is there. */
function isOpen(siteDir: string, specifier: string): boolean {
  try {
    createRequire(path.join(siteDir, 'package.json')).resolve(specifier);
    return true;
  } catch {
    return false;
  }
}

function subpathsOf(siteDir: string, name: string): string[] {
  const folder = path.join(siteDir, 'node_modules', name);
  if (name.startsWith('@mui/')) {
    return fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !apart.test(entry.name))
      .filter((entry) => fs.existsSync(path.join(folder, entry.name, 'index.js')))
      .map((entry) => entry.name)
      .filter((sub) => isOpen(siteDir, `${name}/${sub}`));
  }
  return (openFolders[name] ?? []).flatMap((open) => {
    const target = path.join(folder, open);
    const isItself = fs.existsSync(`${target}.js`) || fs.existsSync(path.join(target, 'index.js'));
    const scripts = fs.existsSync(target)
      ? fs.readdirSync(target).filter((file) => /^[a-zA-Z-]+\.js$/.test(file))
      : [];
    const inside = scripts
      .map((file) => file.replace(/\.js$/, ''))
      .filter((file) => !/^(?:index|cdn|types)$/.test(file));
    return [...(isItself ? [open] : []), ...inside.map((file) => `${open}/${file}`)];
  });
}

/**
 * Everything that typed code may import from the packages of the site, by the file that brings what no demo has.
 * @param siteDir - absolute
 * @param packages - that demos may import
 */
export function importable(siteDir: string, packages: readonly string[]): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const name of packages) {
    const found = files.find(([pattern]) => pattern.test(name));
    if (!found) continue;
    const file = `${packagesFolder}${found[1] || name.replace(/^@[^/]+\//, '')}`;
    (result[file] ??= []).push(name, ...subpathsOf(siteDir, name).map((sub) => `${name}/${sub}`));
  }
  return result;
}

/**
 * The code of the entries of packages. They run nothing: what they name is in their files, or in those of the demos, and is
 * asked for by its number.
 * @param modules - of {@link importable}
 */
export function packageEntries(
  modules: Readonly<Record<string, readonly string[]>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(modules).map(([file, specifiers]) => [
      file,
      `export const open = {\n${specifiers
        .map(
          (specifier) =>
            `  ${JSON.stringify(specifier)}: () => import(/* webpackMode: "eager" */ ${JSON.stringify(specifier)}),\n`,
        )
        .join('')}};\n`,
    ]),
  );
}
