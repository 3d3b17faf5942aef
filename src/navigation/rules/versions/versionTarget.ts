/** Where a switch of version leads. Paths are inside the version: `/react-data-grid`, the root is `/`. */
export interface VersionTarget {
  path: string;
  /** Whether it is the very page that the reader is on. */
  exact: boolean;
}

/**
 * The page itself if it is there, otherwise the nearest one above it.
 * @param path - without trailing slash; the root is `/`
 * @returns undefined if neither the page nor any above it is there
 */
export function nearestPage(path: string, isThere: (path: string) => boolean): string | undefined {
  const segments = path.split('/').filter(Boolean);
  for (let length = segments.length; length >= 0; length -= 1) {
    const candidate = `/${segments.slice(0, length).join('/')}`;
    if (isThere(candidate)) return candidate;
  }
  return undefined;
}

/**
 * Finds the page of another version that fits the one a reader is on.
 * @param page - path inside the version, without trailing slash
 * @param pages - every page of the other version
 * @param home - where the product begins; taken when nothing above the page is there
 * @returns the page itself, else its nearest ancestor, else the product's home, else the first page there is
 */
export function versionTarget(
  page: string,
  pages: readonly string[],
  home: string,
): VersionTarget | undefined {
  const there = new Set(pages);
  const path =
    nearestPage(page, (candidate) => there.has(candidate)) ?? (there.has(home) ? home : pages[0]);
  return path === undefined ? undefined : { path, exact: path === page };
}
