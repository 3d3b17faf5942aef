// Plain JavaScript, as the worker: plugin-pwa bundles both without TypeScript.
/* global URL -- of the language in browsers and in Node alike */

/** Folders of which a copy is kept: what pages are made of, and nothing of an ad. */
const kept =
  /^(?:assets|img|pagefind|search|icon-index|changelog|sandboxes|api-history)\/|^(?:near-pages\.json|favicon\.ico)$/;

/** A file whose address names its text: a digest in the name, or the release behind it. */
const named = /^assets\/(?:[^?]*\.[\da-f]{8,}\.\w+$|[^?]*\?v=[\w-]+$)/;

/** What a worker does with an address: see `kindOf.d.ts`. */
export function kindOf(address, site, isPage) {
  const { pathname, search, origin } = new URL(address);
  if (origin !== site.origin || !pathname.startsWith(site.base)) return undefined;
  const rest = pathname.slice(site.base.length);
  if (site.others.some((folder) => rest.startsWith(folder))) return undefined;
  const isOfX = rest.startsWith('x/');
  if (isPage) return isOfX === (site.name === 'x') ? 'page' : undefined;
  if (isOfX || !kept.test(rest)) return undefined;
  return named.test(rest + search) ? 'file' : 'data';
}

/** The address under which a copy is kept. The search asks for its index with the time of day behind it. */
export function keyOf(address, kind) {
  const url = new URL(address);
  url.hash = '';
  if (kind !== 'file') url.search = '';
  return url.href;
}

/** Whether an answer may be kept: whole, of this site, and of the address that was asked for. */
export function mayKeep({ status, type, redirected }) {
  return status === 200 && type === 'basic' && !redirected;
}

/** Scripts and pictures that a text names: demos in a page's script, pictures in its HTML. */
export function namedIn(text, site) {
  const base = site.base.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = text.matchAll(
    new RegExp(`(?<=["'=\\s])${base}(?:assets/demos|assets/images|img)/[^"'\\s<>\\\\]+`, 'g'),
  );
  return [...new Set([...found].map(([address]) => address))];
}

/** The title of a page, out of the beginning of its HTML; as HTML. */
export function titleIn(html) {
  return /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '';
}
