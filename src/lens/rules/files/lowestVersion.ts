import { isVersion, versionNumber } from '../installed';
import { exactVersion } from './values';

/** One comparator: the lowest version that it lets pass; undefined if it sets no lower bound, or one that no version can have. */
function lowestOf(comparator: string): string | undefined {
  const [, sign = '', major = '', minor = '', patch = '', pre = ''] =
    /^(~>?|\^|>=?|<=?|=)?\s*v?(\d{1,3})(?:\.(\d{1,3}|[xX*]))?(?:\.(\d{1,3}|[xX*]))?(-[\w.-]{1,60})?(?:\+[\w.-]+)?$/.exec(
      comparator,
    ) ?? [];
  if (major === '' || sign.startsWith('<')) return undefined;
  const parts = [major, minor, patch];
  const open = parts.findIndex((part) => !/^\d+$/.test(part));
  const numbers = parts.slice(0, open < 0 ? parts.length : open).map(Number);
  // Above `8.1` is what is above every 8.1.x.
  if (sign === '>' && pre === '') numbers.push(numbers.pop()! + 1);
  const version = `${[...numbers, 0, 0].slice(0, 3).join('.')}${pre}`;
  return isVersion(version) ? version : undefined;
}

/**
 * The lowest version that a range of a package.json lets pass: what is installed is that or a later one.
 * @param range - as npm reads it: `^8.4.0`, `~8.4`, `8.x`, `>=8.0.0 <9`, `8.4.0 - 8.6.0`, `^7.0.0 || ^8.0.0`
 * @returns the version and whether it is the only one; undefined for `*`, tags and addresses
 */
export function lowestVersion(range: string): { version: string; isExact: boolean } | undefined {
  const only = exactVersion(range);
  if (only !== undefined) return { version: only, isExact: true };
  // Longer ones are nobody's range.
  if (range.length > 200) return undefined;
  const lowest = range.split('||').map((part) => {
    const [first = ''] = part.trim().split(/\s+-\s+/);
    const bounds = first
      .replace(/([<>=~^])\s+/g, '$1')
      .split(/\s+/)
      .flatMap((comparator) => lowestOf(comparator) ?? []);
    return bounds.toSorted((a, b) => versionNumber(b) - versionNumber(a))[0];
  });
  if (lowest.some((version) => version === undefined)) return undefined;
  const [version] = (lowest as string[]).toSorted((a, b) => versionNumber(a) - versionNumber(b));
  return version === undefined ? undefined : { version, isExact: false };
}
