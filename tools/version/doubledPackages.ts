import fs from 'node:fs';
import path from 'node:path';

/** A package that is installed twice: at the top, and again for one that asks for another version of it. */
export interface DoubledPackage {
  name: string;
  /** Version at the top. */
  version: string;
  /** The package that has a copy of its own, and the version of that. */
  within: string;
  other: string;
}

const versionIn = (folder: string): string | undefined => {
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
};

/**
 * Finds libraries that are installed twice. Two copies of a grid do not know each other's types and contexts.
 * @param names - the libraries, under their own names: those of kept versions are to have copies of their own
 */
export function doubledPackages(siteDir: string, names: readonly string[]): DoubledPackage[] {
  const modules = path.join(siteDir, 'node_modules');
  return names.flatMap((within) =>
    names.flatMap((name): DoubledPackage[] => {
      const version = versionIn(path.join(modules, name));
      const other = versionIn(path.join(modules, within, 'node_modules', name));
      return version === undefined || other === undefined ? [] : [{ name, version, within, other }];
    }),
  );
}
