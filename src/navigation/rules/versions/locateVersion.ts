/** A version as Docusaurus's global data lists it. */
interface Version {
  name: string;
  path: string;
}

/** Which version of which docs instance an address belongs to. */
export interface VersionPlace<Entry extends Version> {
  instance: string;
  version: Entry;
  /** The rest of the address inside the version, without trailing slash; the root is `/`. */
  rest: string;
}

/**
 * Takes a version's own path off an address.
 * @returns the rest, without trailing slash, the root as `/`; undefined if the address is not in the version
 */
export function pathInVersion(versionPath: string, pathname: string): string | undefined {
  const base = `${versionPath.replace(/\/$/, '')}/`;
  const address = `${pathname.replace(/\/$/, '')}/`;
  if (!address.startsWith(base)) return undefined;
  return `/${address.slice(base.length)}`.replace(/(.)\/$/, '$1');
}

/**
 * Finds the version that an address belongs to: the one with the longest path that the address begins with,
 * because the current version's path begins those of the others.
 * @param instances - versions by docs instance
 * @param pathname - address as the router knows it, with base URL
 */
export function locateVersion<Entry extends Version>(
  instances: Readonly<Record<string, { versions: readonly Entry[] }>>,
  pathname: string,
): VersionPlace<Entry> | undefined {
  let found: VersionPlace<Entry> | undefined;
  for (const [instance, { versions }] of Object.entries(instances)) {
    for (const version of versions) {
      const rest = pathInVersion(version.path, pathname);
      if (rest === undefined || (found && version.path.length <= found.version.path.length))
        continue;
      found = { instance, version, rest };
    }
  }
  return found;
}
