import path from 'node:path';
import {
  requiredPackages,
  type PackageFacts,
} from '../../../../src/sandbox/rules/project/requiredPackages';
import type { SandboxDependencies } from '../../../../src/sandbox/rules/types';
import { adapterLibraries } from './dateAdapters';
import { moduleImports } from './moduleImports';
import { packageName } from './packageName';

export type {
  PackageFact,
  PackageFacts,
} from '../../../../src/sandbox/rules/project/requiredPackages';

interface File {
  path: string;
  source: string;
}

/** Everything the files import, and whether for types only; of stylesheets only what is in no file beside them. */
function importsOf(files: readonly File[]): Map<string, boolean> {
  const paths = new Set(files.map((file) => file.path));
  const found = new Map<string, boolean>();
  for (const file of files) {
    const folder = path.posix.dirname(file.path);
    for (const { specifier, typeOnly } of moduleImports(file.source, file.path)) {
      // Without `./`, a stylesheet's import is a file beside it before it is a package.
      const isFile = /\.css$/i.test(file.path) && paths.has(path.posix.join(folder, specifier));
      if (!isFile) found.set(specifier, typeOnly && (found.get(specifier) ?? true));
    }
  }
  return found;
}

/**
 * Says what has to be installed for a demo's files; see {@link requiredPackages}.
 *
 * @param files - the demo and the modules beside it, with paths from the demo's folder
 * @param facts - versions, peers and types of packages
 * @param language - of the project
 * @throws if a date adapter is unknown, or if two of them cannot be used together
 */
export function projectDependencies(
  files: readonly File[],
  facts: PackageFacts,
  language: 'ts' | 'js',
): SandboxDependencies {
  return requiredPackages(
    [...importsOf(files)].map(([specifier, typeOnly]) => ({ specifier, typeOnly })),
    { facts, packageOf: packageName, librariesOf: adapterLibraries },
    language,
  );
}
