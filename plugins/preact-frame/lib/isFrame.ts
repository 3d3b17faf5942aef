import path from 'node:path';
import type { CompletePreactFrameOptions } from '../options';

/**
 * Tells whether a module belongs to the frame, whose `react` is Preact in the browser. A package inside a package
 * counts as itself.
 * @param siteDir - absolute
 * @param options - validated options of the plugin
 * @param file - absolute path of the module that imports
 */
export function isFrame(
  siteDir: string,
  { islands, folders, packages }: CompletePreactFrameOptions,
  file: string,
): boolean {
  const parts = path.relative(siteDir, file).split(path.sep);
  const installed = parts.lastIndexOf('node_modules');
  if (installed >= 0) {
    const [scope = '', name = ''] = parts.slice(installed + 1);
    return packages.includes(scope) || packages.includes(`${scope}/${name}`);
  }
  // A page's text, compiled; a demo beside it is no Markdown.
  if (/\.mdx?$/.test(file)) return true;
  return folders.includes(parts[0] ?? '') && !islands.includes(parts.join('/'));
}
