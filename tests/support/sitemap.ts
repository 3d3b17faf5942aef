import fs from 'node:fs';
import path from 'node:path';

/** The paths of all pages of the built site in English, from its sitemap. */
export function builtPages(): string[] {
  const xml = fs.readFileSync(path.resolve(__dirname, '../../build/sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}
