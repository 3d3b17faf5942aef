/**
 * The pairs of versions of which the build makes a comparison: each version with the next one, and each with the last. All others are
 * made by the browser, from the same history.
 * @param versions - oldest first
 */
export function madePairs(versions: readonly string[]): [from: string, to: string][] {
  const last = versions.length - 1;
  return versions
    .slice(0, -1)
    .flatMap((from, at): [string, string][] => [
      [from, versions[at + 1]!],
      ...(at + 1 < last ? [[from, versions[last]!] as [string, string]] : []),
    ]);
}
