import { editDistance } from '../../../../src/search/rules/names/editDistance';

/** The names that are likest to one that was not found, for the error that says so. */
export function nearest(wanted: string, names: readonly string[], most = 5): string[] {
  const lower = wanted.toLowerCase();
  return [...new Set(names)]
    .map((name) => {
      const other = name.toLowerCase();
      const isPart = other.includes(lower) || lower.includes(other);
      return { name, distance: isPart ? 0.5 : editDistance(lower, other, 4) };
    })
    .filter(({ distance }) => distance <= 4)
    .toSorted((a, b) => a.distance - b.distance || a.name.length - b.name.length)
    .slice(0, most)
    .map(({ name }) => name);
}
