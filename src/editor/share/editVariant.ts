import { iconFamilies } from '../../sandbox/rules/project/iconFamilies';
import {
  requiredPackages,
  type KnownPackages,
  type PackageFact,
} from '../../sandbox/rules/project/requiredPackages';
import type { SandboxFile, SandboxVariant } from '../../sandbox/rules/types';
import { packageOf } from '../rules/neededTypes';
import type { PackageNeeds } from '../rules/packageNeeds';
import { listImports, type NamedImport } from './listImports';

const isScript = (name: string) => /\.(?:[jt]sx?|mjs)$/.test(name);

/** The name by which the page shows a file of a project: scripts in JavaScript end with `.js` there. */
function shownName({ path }: SandboxFile, code: 'ts' | 'js'): string {
  return code === 'js' ? path.replace(/\.tsx?$/, '.js') : path;
}

function knownPackages({ versions, needs, types }: PackageNeeds): KnownPackages {
  const own = <Value>(table: Readonly<Record<string, Value>>, name: string) =>
    Object.hasOwn(table, name) ? table[name] : undefined;
  const facts = (name: string): PackageFact | undefined => {
    const version = own(versions, name);
    if (version === undefined) return undefined;
    const typed = own(types, name);
    return {
      version,
      peers: own(needs, name) ?? [],
      typed: typed === undefined,
      ...(typed !== undefined && { types: { name: typed, version: versions[typed]! } }),
    };
  };
  return {
    facts,
    // Whoever has made a link could have anything installed: only what this site has is.
    packageOf: (specifier) => {
      const name = packageOf(specifier);
      return facts(name) && name;
    },
    librariesOf: (specifiers) => {
      const libraries = specifiers
        .filter((specifier) => packageOf(specifier) !== specifier)
        .flatMap((specifier) => own(needs, specifier) ?? []);
      return Object.fromEntries(libraries.map((name) => [name, versions[name]!]));
    },
  };
}

const showsIcons = ({ specifier, names }: NamedImport) =>
  specifier === '@mui/material/Icon' || (specifier === '@mui/material' && names.includes('Icon'));

/**
 * Puts what a reader has changed into a demo from which a project is made.
 * @param changes - texts by the names that the page shows
 * @param code - the language that was changed, which the project has
 * @param known - the packages of the site, for those that the demo did not need
 */
export function editVariant(
  variant: SandboxVariant,
  changes: Readonly<Record<string, string>>,
  code: 'ts' | 'js',
  known: PackageNeeds,
): SandboxVariant {
  const names = new Set(variant.files.map((file) => shownName(file, code)));
  const changed = variant.files.map((file): SandboxFile => {
    const name = shownName(file, code);
    const text = Object.hasOwn(changes, name) ? changes[name]! : undefined;
    if (text === undefined) return file;
    return name === file.path ? { ...file, code: text } : { ...file, js: text };
  });
  const added = Object.entries(changes)
    .filter(([name]) => !names.has(name))
    // What is called `.js` here may have elements in it.
    .map(([name, text]): SandboxFile => ({
      path: code === 'js' ? name.replace(/\.js$/, '.jsx') : name,
      code: text,
    }));
  const files = [...changed, ...added];

  const scripts = files
    .filter(({ path }) => isScript(path))
    .map(({ path, code: typed, js }) => ({ path, text: code === 'js' ? (js ?? typed) : typed }));
  const imports = scripts.flatMap(({ path, text }) => listImports(path, text));
  const needed = requiredPackages(imports, knownPackages(known), code);
  const dependencies = { ...needed.dependencies, ...variant[code].dependencies };
  const development = { ...needed.devDependencies, ...variant[code].devDependencies };
  const devDependencies = Object.fromEntries(
    Object.entries(development).filter(([name]) => !Object.hasOwn(dependencies, name)),
  );
  const fonts = imports.some(showsIcons) ? iconFamilies(scripts.map(({ text }) => text)) : [];
  return {
    ...variant,
    files,
    iconFonts: [...new Set([...variant.iconFonts, ...fonts])],
    [code]: { dependencies, devDependencies },
  };
}
