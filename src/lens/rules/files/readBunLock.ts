import { addPackage } from './addPackage';
import { splitDescriptor } from './splitDescriptor';
import type { FilePackages } from './types';
import { dependencyFields, entriesOf, fieldOf, textOf } from './values';

/** JSON of a text that has commas behind last items. A text in quotes, or what is left of one, is passed over as a whole. */
function withoutLastCommas(text: string): string {
  return text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"?|,(?=\s*[}\]])/gs, (piece) =>
    piece === ',' ? '' : piece,
  );
}

/**
 * Reads a bun.lock: projects of the workspace with what they ask for, and what is installed. A package is named as it is found, which is by
 * its name or, where a project has one of its own, behind the project's name.
 * @param text - of the file
 * @see https://bun.sh/docs/install/lockfile
 * @throws if it cannot be parsed
 */
export function readBunLock(text: string): FilePackages {
  const value: unknown = JSON.parse(withoutLastCommas(text));
  const found: FilePackages = { packages: [], unknown: [] };
  const packages = fieldOf(value, 'packages');
  const asked = new Set<string>();
  for (const [, project] of entriesOf(fieldOf(value, 'workspaces'))) {
    const own = textOf(project, 'name') ?? '';
    for (const field of dependencyFields) {
      for (const [name] of entriesOf(fieldOf(project, field))) {
        const apart = `${own}/${name}`;
        asked.add(fieldOf(packages, apart) === undefined ? name : apart);
      }
    }
  }
  for (const [key, entry] of entriesOf(packages)) {
    const resolved: unknown = Array.isArray(entry) ? entry[0] : undefined;
    if (typeof resolved !== 'string') continue;
    const { name, range } = splitDescriptor(resolved);
    addPackage(found, { name, written: range, isDirect: asked.has(key) });
  }
  return found;
}
