import type { ShownSources } from './shownSources';

const figure = (name: string) => new RegExp(`<figure\\s[^>]*\\bdata-demo="?${name}"?[\\s>]`);

/**
 * Finds the texts of a demo in a page's HTML, as text: making elements of a page to read one of its parts takes longer than
 * all the rest. What a demo's code contains is escaped there, so no tag below can be part of it.
 * @param html - of a page of this build, minified or not
 * @param name - of the demo: a name in PascalCase
 * @throws if the page has no such demo, or shows no text of it
 */
export function findSources(html: string, name: string): ShownSources {
  const start = html.search(figure(name));
  const rest = start < 0 ? '' : html.slice(start + 1);
  const next = rest.search(figure('\\w+'));
  const own = next < 0 ? rest : rest.slice(0, next);
  // Of `foldSources`.
  const folded = /<noscript>([\s\S]*?)<\/noscript>([\s\S]*)/.exec(own);
  if (!folded) throw new Error(`The page shows no source of the demo ${name}`);
  const [, files = '', below = ''] = folded;
  const previews = below.match(/<pre\s[^>]*\bdata-styling=[^>]*>[\s\S]*?<\/pre>/g) ?? [];
  return { files, preview: previews.join('') };
}
