import type { StyledFiles } from '../demoSources';
import type { ReadDemo } from '../readDemo';
import { packageName } from '../sandbox/packageName';
import type { PackageFacts } from '../sandbox/projectDependencies';

/** Packages of the documented libraries; those with nothing to see, as keys and icons, say nothing about a demo. */
const isLibrary = (name: string) =>
  name.startsWith('@mui/') && !/^@mui\/(icons-material|x-license|utils)$/.test(name);

/**
 * The documented libraries that a demo imports, with their exact versions, in the order of their names.
 * @param facts - of the installed packages
 */
export function librariesOf(
  files: StyledFiles<ReadDemo>,
  facts: PackageFacts,
): Record<string, string> {
  const names = Object.values(files)
    .flat()
    .flatMap(({ imports }) => imports)
    .flatMap((specifier) => packageName(specifier) ?? [])
    .filter(isLibrary);
  return Object.fromEntries(
    [...new Set(names)].sort().flatMap((name) => {
      const version = facts(name)?.version;
      return version === undefined ? [] : [[name, version]];
    }),
  );
}
