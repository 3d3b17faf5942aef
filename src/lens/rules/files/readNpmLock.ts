import { addPackage } from './addPackage';
import { behindAlias } from './behindAlias';
import type { FilePackages } from './types';
import { dependencyFields, entriesOf, fieldOf, textOf } from './values';

const modules = 'node_modules/';

/** The name under which a folder is installed: what follows the last `node_modules/`. */
function installedAs(folder: string): string | undefined {
  const at = folder.lastIndexOf(modules);
  return at < 0 ? undefined : folder.slice(at + modules.length);
}

/** `packages` of lockfiles of version 2 and 3: folders with what is in them. Folders outside of `node_modules` are the project's own. */
function fromFolders(packages: unknown): FilePackages {
  const folders = entriesOf(packages);
  const wanted = new Map<string, Set<string>>();
  for (const [folder, manifest] of folders) {
    if (installedAs(folder) !== undefined) continue;
    const names = dependencyFields.flatMap((field) =>
      entriesOf(fieldOf(manifest, field)).map(([name]) => name),
    );
    wanted.set(folder, new Set(names));
  }
  /** What some project asks for and does not find beside itself, so that it is looked for at the top. */
  const atTop = new Set(
    [...wanted].flatMap(([project, names]) =>
      [...names].filter((name) => fieldOf(packages, `${project}/${modules}${name}`) === undefined),
    ),
  );
  /** Whether a project's folder that asks for it finds it there: beside itself, or in a folder above. */
  const isDirect = (folder: string, name: string): boolean => {
    const parent = folder.slice(0, -`${modules}${name}`.length).replace(/\/$/, '');
    return wanted.get(parent)?.has(name) === true || (parent === '' && atTop.has(name));
  };
  const found: FilePackages = { packages: [], unknown: [] };
  for (const [folder, content] of folders) {
    const alias = installedAs(folder);
    if (alias === undefined) continue;
    // Where it is installed under another name, its own one is written beside.
    const name = textOf(content, 'name') ?? alias;
    // A link to a folder of the workspace has no version.
    const written = textOf(content, 'version') ?? textOf(content, 'resolved') ?? '';
    addPackage(found, { name, written, isDirect: isDirect(folder, alias) });
  }
  return found;
}

/** `dependencies` of lockfiles of version 1, which do not tell who asks for what is at the top. */
function fromTree(
  dependencies: unknown,
  found: FilePackages = { packages: [], unknown: [] },
  depth = 0,
): FilePackages {
  // No project nests deeper; a file may.
  if (depth > 30) return found;
  for (const [alias, content] of entriesOf(dependencies)) {
    const { name, range } = behindAlias(alias, textOf(content, 'version') ?? '');
    addPackage(found, { name, written: range, isDirect: depth === 0 });
    fromTree(fieldOf(content, 'dependencies'), found, depth + 1);
  }
  return found;
}

/**
 * Reads a package-lock.json or npm-shrinkwrap.json of any version.
 * @param value - parsed
 * @see https://docs.npmjs.com/cli/configuring-npm/package-lock-json
 */
export function readNpmLock(value: unknown): FilePackages {
  const packages = fieldOf(value, 'packages');
  return packages === undefined ? fromTree(fieldOf(value, 'dependencies')) : fromFolders(packages);
}
