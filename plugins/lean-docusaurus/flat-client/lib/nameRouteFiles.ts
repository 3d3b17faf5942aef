/** The last tag with which `pageTemplate` names a script, minified or not. */
const lastScript = /^[\s\S]*<link\b[^>]*\brel="?preload"?[^>]*\bas="?script"?[^>]*>/;

/** Name of the `meta` element in which a page names its own scripts; see `startScript`. */
export const routeFilesName = 'page-scripts';

/**
 * Names a page's own scripts in its head, behind those with which every page begins: `startScript` fetches and starts them together with
 * the others, and the page is alive without having asked for them one after the other.
 * @param head - of a built page, made by `pageTemplate`, minified or not; another one is left as it is
 * @param files - of the page, see `readRouteFiles`; stylesheets are none of its business
 * @param baseUrl - of the site
 */
export function nameRouteFiles(head: string, files: readonly string[], baseUrl: string): string {
  const addresses = files
    .map((file) => baseUrl + file)
    .filter((address) => address.endsWith('.js') && !head.includes(address));
  if (addresses.length === 0) return head;
  const tag = `<meta name=${routeFilesName} content="${addresses.join(' ')}">`;
  return head.replace(lastScript, (before) => before + tag);
}
