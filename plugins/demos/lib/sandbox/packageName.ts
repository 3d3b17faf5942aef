import { isBuiltin } from 'node:module';
import { packageOf } from '../versionAliases';

/** What a name may look like: old packages still have capitals in theirs. */
const validName = /^(?:@[a-z0-9-][\w.-]*\/)?[a-z0-9-][\w.-]*$/i;

/**
 * The npm package that an import asks for: `@mui/x-charts/BarChart` → `@mui/x-charts`.
 *
 * @param specifier - as written in the import
 * @returns undefined where nothing has to be installed: for a relative or absolute path, a package's own
 *   `#internal`, an address or virtual module (`https:`, `data:`, `virtual:`), a module of Node itself, and
 *   what can be no npm name, such as the path alias `@/theme`
 */
export function packageName(specifier: string): string | undefined {
  // The package called `node` is the runtime, not a library.
  if (isBuiltin(specifier) || specifier === 'node') return undefined;
  const name = packageOf(specifier);
  return validName.test(name) ? name : undefined;
}
