import { behindAlias } from './behindAlias';
import { lowestVersion } from './lowestVersion';
import { readOverrides } from './readOverrides';
import type { FilePackages } from './types';
import { dependencyFields, entriesOf, fieldOf } from './values';

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
  ].map(readOverrides);
  const seen = new Set<string>();
  for (const field of dependencyFields) {
    for (const [alias, own] of entriesOf(fieldOf(value, field))) {
      if (typeof own !== 'string' || seen.has(alias)) continue;
      seen.add(alias);
      const wanted =
        forced.map((forcedFor) => forcedFor(alias, own)).find((one) => one !== undefined) ?? own;
      const { name, range } = behindAlias(alias, wanted);
      const lowest = lowestVersion(range);
      if (lowest) {
        const { version, isExact } = lowest;
        found.packages.push({ name, version, isDirect: true, ...(!isExact && { isLowest: true }) });
      } else found.unknown.push({ name, wanted, isDirect: true });
    }
  }
  return found;
}
