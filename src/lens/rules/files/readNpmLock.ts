import { behindAlias } from './readManifest';
import type { FilePackages, NamedPackage } from './types';
import { dependencyFields, entriesOf, exactVersion, fieldOf, textOf } from './values';

const modules = 'node_modules/';

/** The name under which a folder is installed: what follows the last `node_modules/`. */
function installedAs(folder: string): string | undefined {
  const at = folder.lastIndexOf(modules);
  return at < 0 ? undefined : folder.slice(at + modules.length);
}

/** `packages` of lockfiles of version 2 and 3: folders with what is in them. Folders outside of `node_modules` are the project's own. */
function fromFolders(packages: unknown): NamedPackage[] {
  const folders = entriesOf(packages);
  const wanted = new Map<string, Set<string>>();
  for (const [folder, manifest] of folders) {
    if (installedAs(folder) !== undefined) continue;
    const names = dependencyFields.flatMap((field) =>
      entriesOf(fieldOf(manifest, field)).map(([name]) => name),
    );
    wanted.set(folder, new Set(names));
  }
  /** Whether a project's folder that asks for it finds it there: beside itself, or in a folder above. */
  const isDirect = (folder: string, name: string): boolean => {
    const parent = folder.slice(0, -`${modules}${name}`.length).replace(/\/$/, '');
    if (wanted.get(parent)?.has(name)) return true;
    if (parent !== '') return false;
    return [...wanted].some(
      ([project, names]) =>
        names.has(name) && fieldOf(packages, `${project}/${modules}${name}`) === undefined,
    );
  };
  return folders.flatMap(([folder, content]): NamedPackage[] => {
    const alias = installedAs(folder);
    const version = exactVersion(textOf(content, 'version') ?? '');
    if (alias === undefined || version === undefined) return [];
    // Where it is installed under another name, its own one is written beside.
    const name = textOf(content, 'name') ?? alias;
    return [{ name, version, isDirect: isDirect(folder, alias) }];
  });
}

/** `dependencies` of lockfiles of version 1, which do not tell who asks for what is at the top. */
function fromTree(dependencies: unknown, depth: number): NamedPackage[] {
  // No project nests deeper; a file may.
  if (depth > 30) return [];
  return entriesOf(dependencies).flatMap(([alias, content]): NamedPackage[] => {
    const own = behindAlias(alias, textOf(content, 'version') ?? '');
    const version = exactVersion(own.range);
    return [
      ...(version === undefined ? [] : [{ name: own.name, version, isDirect: depth === 0 }]),
      ...fromTree(fieldOf(content, 'dependencies'), depth + 1),
    ];
  });
}

/**
 * Reads a package-lock.json or npm-shrinkwrap.json of any version.
 * @param value - parsed
 * @see https://docs.npmjs.com/cli/configuring-npm/package-lock-json
 */
export function readNpmLock(value: unknown): FilePackages {
  const packages = fieldOf(value, 'packages');
  return {
    packages:
      packages === undefined ? fromTree(fieldOf(value, 'dependencies'), 0) : fromFolders(packages),
    unknown: [],
  };
}
