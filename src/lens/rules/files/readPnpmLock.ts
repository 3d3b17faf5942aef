import { addPackage } from './addPackage';
import { splitDescriptor } from './splitDescriptor';
import type { FilePackages } from './types';
import { dependencyFields, entriesOf, exactVersion, fieldOf, textOf } from './values';

/** A version without the peers that it was resolved with, which stand in brackets behind it. */
const withoutPeers = (text: string) => text.replace(/\(.*$/s, '');

/**
 * The package and version that an importer's entry names: `8.4.1`, `8.4.1(react@19.0.0)`, `8.4.1_react@18.0.0` and, under an alias or as a
 * key of `packages`, `@mui/x-charts@8.4.1(…)`, `/@mui/x-charts@8.4.1` or `/@mui/x-charts/8.4.1_…`.
 */
function resolved(alias: string, text: string): { name: string; version: string | undefined } {
  const plain = withoutPeers(text);
  const [, name, version] = /^\/?((?:@[^/@]+\/)?[^/@]+)[@/](\d[^_]*)(?:_.*)?$/s.exec(plain) ?? [];
  if (name !== undefined && version !== undefined && !/^\d/.test(name)) {
    return { name, version: exactVersion(version) };
  }
  return { name: alias, version: exactVersion(plain.replace(/_.*$/s, '')) };
}

/**
 * Reads a pnpm-lock.yaml of version 5 to 9: what each importer, a project of the workspace, asks for, and what else is installed.
 * @param value - parsed
 * @see https://github.com/pnpm/spec/tree/master/lockfile
 */
export function readPnpmLock(value: unknown): FilePackages {
  const found: FilePackages = { packages: [], unknown: [] };
  const packages = fieldOf(value, 'packages');
  const importers = fieldOf(value, 'importers');
  const projects = importers === undefined ? [value] : entriesOf(importers).map(([, one]) => one);
  for (const project of projects) {
    for (const field of dependencyFields) {
      for (const [alias, entry] of entriesOf(fieldOf(project, field))) {
        const text = typeof entry === 'string' ? entry : textOf(entry, 'version');
        if (text === undefined) continue;
        const { name, version } = resolved(alias, text);
        // Of an address, the version stands with the package.
        const content =
          fieldOf(packages, text) ?? fieldOf(packages, `${alias}@${withoutPeers(text)}`);
        addPackage(found, {
          name: textOf(content, 'name') ?? name,
          written: version ?? textOf(content, 'version') ?? text,
          isDirect: true,
        });
      }
    }
  }
  for (const [key, content] of entriesOf(packages)) {
    const own = splitDescriptor(key);
    const { name, version } = resolved(own.name, key);
    addPackage(found, {
      name: textOf(content, 'name') ?? name,
      written: textOf(content, 'version') ?? version ?? own.range,
      isDirect: false,
    });
  }
  return found;
}
