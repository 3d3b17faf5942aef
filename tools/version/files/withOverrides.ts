import { parseJson } from '../../../plugins/support/parseJson';

interface Manifest {
  overrides?: Record<string, string>;
  '//overrides'?: Record<string, string>;
}

/**
 * Adds to a package.json versions that npm takes whatever a package asks for, each with its reason.
 * @param manifest - text of the file
 * @param overrides - exact versions by package
 * @param reason - stands in "//overrides", where each has one
 */
export function withOverrides(
  manifest: string,
  overrides: Readonly<Record<string, string>>,
  reason: string,
): string {
  const given = parseJson('package.json', manifest) as Manifest;
  const reasons = Object.fromEntries(Object.keys(overrides).map((name) => [name, reason]));
  return `${JSON.stringify(
    {
      ...given,
      '//overrides': { ...given['//overrides'], ...reasons },
      overrides: { ...given.overrides, ...overrides },
    },
    null,
    2,
  )}\n`;
}
