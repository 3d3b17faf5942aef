import fs from 'node:fs';
import path from 'node:path';
import type { PartName } from '../../plugins/lean-docusaurus';

/** How a part of `plugins/lean-docusaurus` is seen in the HTML of a page. */
const signs = {
  // Elements that come alive later.
  'preact-frame': (html) => /<\w+[^>]*\sdata-late\b/.test(html),
  // Scripts that are preloaded and start after the paint.
  'flat-client': (html) => /<link\b[^>]*\brel="?preload"?[^>]*\bas="?script\b/.test(html),
} satisfies Partial<Record<PartName, (html: string) => boolean>>;

/**
 * Whether the built site has a part of `plugins/lean-docusaurus`: what a test says of that part is nothing to a site without it.
 * @throws if there is no build
 */
export function isBuiltWith(part: keyof typeof signs): boolean {
  const page = path.resolve(__dirname, '../../build/index.html');
  return signs[part](fs.readFileSync(page, 'utf8'));
}
