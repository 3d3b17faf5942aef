import fs from 'node:fs';
import path from 'node:path';

/**
 * The installed versions of packages by name; those that are not installed are left out.
 * @param siteDir - absolute
 */
export function installedVersions(
  siteDir: string,
  packages: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    packages.flatMap((name) => {
      const file = path.join(siteDir, 'node_modules', name, 'package.json');
      if (!fs.existsSync(file)) return [];
      const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
      return [[name, version]];
    }),
  );
}
