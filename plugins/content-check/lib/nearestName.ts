import { closest, distance } from 'fastest-levenshtein';

/**
 * What somebody may have meant.
 * @param name - as written
 * @param known - what it could have been
 * @returns the nearest of these; undefined if none is near
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const found = closest(
    name.toLowerCase(),
    [...known].map((each) => each.toLowerCase()),
  );
  const meant = known.find((each) => each.toLowerCase() === found)!;
  return distance(name.toLowerCase(), found) <= Math.max(1, Math.floor(meant.length / 3))
    ? meant
    : undefined;
}

/** "Did you mean …? ", or what is known where nothing is near. */
export function suggestion(name: string, known: readonly string[], list: string): string {
  const meant = nearestName(name, known);
  return meant === undefined ? list : `Write ${meant}, if that is what is meant. ${list}`;
}
