import { lowestVersion } from './lowestVersion';
import type { FilePackages } from './types';
import { dependencyFields, entriesOf, fieldOf, textOf } from './values';

/** The package behind an alias (`npm:@mui/x-charts@^8.0.0`) and its range. */
export function behindAlias(name: string, wanted: string): { name: string; range: string } {
  const [, real, range = ''] = /^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/.exec(wanted) ?? [];
  return real === undefined ? { name, range: wanted } : { name: real, range };
}

/**
 * Reads a package.json. What `overrides`, `resolutions` or `pnpm.overrides` say of a package that it asks for counts more.
 * @param value - parsed
 */
export function readManifest(value: unknown): FilePackages {
  const found: FilePackages = { packages: [], unknown: [] };
  const forced = [
    fieldOf(value, 'overrides'),
    fieldOf(value, 'resolutions'),
    fieldOf(fieldOf(value, 'pnpm'), 'overrides'),
  ];
  const seen = new Set<string>();
  for (const field of dependencyFields) {
    for (const [alias, own] of entriesOf(fieldOf(value, field))) {
      if (typeof own !== 'string' || seen.has(alias)) continue;
      seen.add(alias);
      const wanted =
        forced.map((one) => textOf(one, alias)).find((one) => one && !one.startsWith('$')) ?? own;
      const { name, range } = behindAlias(alias, wanted);
      const lowest = lowestVersion(range);
      if (lowest) {
        const { version, isExact } = lowest;
        found.packages.push({ name, version, isDirect: true, ...(!isExact && { isLowest: true }) });
      } else found.unknown.push({ name, wanted });
    }
  }
  return found;
}
