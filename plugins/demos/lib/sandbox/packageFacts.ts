import fs from 'node:fs';
import path from 'node:path';
import type { PackageFact, PackageFacts } from './projectDependencies';

interface Manifest {
  version: string;
  types?: string;
  typings?: string;
  exports?: unknown;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Types that a reader needs and this site does not: its own demos are checked without them. */
const typesElsewhere: ReadonlyMap<string, string> = new Map([
  ['moment-hijri', '2.1.4'],
  ['moment-jalaali', '0.7.9'],
]);

function readManifest(folder: string): Manifest | undefined {
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
}

/** Whether the `exports` of a package name types in any of their conditions. */
function exportsTypes(target: unknown): boolean {
  if (typeof target !== 'object' || target === null) return false;
  return Object.entries(target).some(
    // A condition may be for some versions of TypeScript: `types@<5`.
    ([condition, inner]) => /^types(@|$)/.test(condition) || exportsTypes(inner),
  );
}

/** The package on npm with the types of another: `@emotion/react` → `@types/emotion__react`. */
export function typesPackage(name: string): string {
  return `@types/${name.replace(/^@([^/]+)\//, '$1__')}`;
}

/**
 * Reads from `node_modules` what has to be known of packages. Each is read once for every call of this
 * function.
 *
 * @param siteDir - absolute; the folder with `node_modules`
 * @param aliases - under which name each library of a cut docs version is installed, by its npm name; empty
 *   for the current versions
 * @returns a look-up that gives undefined for a package that is not installed
 * @throws (the look-up) if a library is not installed under its alias, or if a `package.json`
 *   is not valid JSON
 */
export function packageFacts(siteDir: string, aliases: Record<string, string>): PackageFacts {
  const folderOf = (name: string) => path.join(siteDir, 'node_modules', name);
  const aliasOf = new Map(Object.entries(aliases));

  const separateTypes = (name: string): PackageFact['types'] => {
    const types = typesPackage(name);
    const version = readManifest(folderOf(types))?.version ?? typesElsewhere.get(name);
    return version === undefined ? undefined : { name: types, version };
  };

  const read = (name: string): PackageFact | undefined => {
    const alias = aliasOf.get(name);
    const folder = folderOf(alias ?? name);
    const manifest = readManifest(folder);
    if (!manifest) {
      if (alias === undefined) return undefined;
      throw new Error(
        `${name} is documented in a version that is installed as ${alias}, but node_modules has no such package. Run npm ci`,
      );
    }
    const { version, types, typings, exports, peerDependencies = {} } = manifest;
    const typed =
      types !== undefined ||
      typings !== undefined ||
      exportsTypes(exports) ||
      fs.existsSync(path.join(folder, 'index.d.ts'));
    const separate = typed ? undefined : separateTypes(name);
    return {
      version,
      peers: Object.keys(peerDependencies).filter(
        (peer) => manifest.peerDependenciesMeta?.[peer]?.optional !== true,
      ),
      typed,
      ...(separate && { types: separate }),
    };
  };

  const known = new Map<string, PackageFact | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, read(name));
    return known.get(name);
  };
}
