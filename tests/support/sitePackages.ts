import fs from 'node:fs';
import path from 'node:path';

/**
 * The packages that demos may import: those that the site depends on.
 * @param root - of the site
 */
export function sitePackages(root: string): ReadonlySet<string> {
  const text = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
  return new Set(Object.keys((JSON.parse(text) as { dependencies: object }).dependencies));
}
