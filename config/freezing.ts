import type { DocsInstance } from './page-tree';
import { mainPackages, versionsTable, type VersionsTable } from './versions';

/** The variable by which `npm run version:freeze` asks for a build of one kept version alone. */
export const freezeVariable = 'FREEZE_VERSION';

/** The version that a build is restricted to. */
export interface Freezing {
  instance: DocsInstance;
  version: string;
  /** Its address without language and base, with a slash at both ends: `/x/8.9.2/`. */
  path: string;
}

/** The address below which a kept version lies, without language and base, with a slash at both ends. */
export const versionRoot = (instance: DocsInstance, version: string): string =>
  `${instance === 'x' ? '/x' : ''}/${version}/`;

/**
 * Reads what a build is restricted to.
 * @param value - of the variable: `x/8.9.2`; nothing in every other build
 * @throws if it names no kept version
 */
export function readFreezing(
  value: string | undefined,
  table: VersionsTable,
): Freezing | undefined {
  if (!value) return undefined;
  const [instance = '', version = '', ...more] = value.split('/');
  const isKept =
    more.length === 0 &&
    Object.hasOwn(mainPackages, instance) &&
    Object.hasOwn(table.versions[instance as DocsInstance], version);
  if (!isKept) {
    throw new Error(
      `${freezeVariable} is "${value}", which is no kept version. npm run version:freeze sets it; leave it empty for the whole site.`,
    );
  }
  return {
    instance: instance as DocsInstance,
    version,
    path: versionRoot(instance as DocsInstance, version),
  };
}

/** What this build is restricted to; nothing in a build of the whole site. */
export const freezing: Freezing | undefined = readFreezing(
  process.env[freezeVariable],
  versionsTable,
);
