/**
 * Orders exact versions by their numbers; a pre-release stands before its release.
 * @returns negative if the first is the older one
 */
export function compareNumbers(a: string, b: string): number {
  const [one = '', onePre] = a.split(/-(.*)/s);
  const [other = '', otherPre] = b.split(/-(.*)/s);
  const options = { numeric: true };
  return (
    one.localeCompare(other, 'en', options) ||
    Number(onePre === undefined) - Number(otherPre === undefined) ||
    (onePre ?? '').localeCompare(otherPre ?? '', 'en', options)
  );
}
