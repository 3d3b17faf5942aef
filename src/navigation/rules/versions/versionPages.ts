/**
 * Where the list of a version's pages lies, relative to the base URL. It is fetched when somebody is about to
 * switch, so that no page carries it.
 */
export function versionPagesFile(instance: string, version: string): string {
  return `version-pages/${instance}-${version}.json`;
}

/**
 * Validates a fetched list of pages.
 * @param value - parsed JSON
 * @returns undefined if it is no list of paths
 */
export function readVersionPages(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const isPath = (each: unknown) => typeof each === 'string' && /^\/(?!\/)[^\s?#\\]*$/.test(each);
  return value.every(isPath) ? (value as string[]) : undefined;
}
