import type { FilePackages } from './types';
import { exactVersion } from './values';

/**
 * Adds a package that a lockfile names: with its version, or to those of which none can be told.
 * @param written - what stands in the place of its version; of '' nothing is known
 */
export function addPackage(
  found: FilePackages,
  { name, written, isDirect }: { name: string; written: string; isDirect: boolean },
): void {
  const version = exactVersion(written);
  if (version !== undefined) found.packages.push({ name, version, isDirect });
  else if (written !== '') found.unknown.push({ name, wanted: written, isDirect });
}
