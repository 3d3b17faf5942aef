/**
 * HTML of a description with its links within the site put below the base of the language.
 * @param html - made by our own build; addresses in it begin with a single slash
 * @param baseUrl - `/` or `/zh/`
 */
export function localHtml(html: string, baseUrl: string): string {
  return baseUrl === '/' ? html : html.replace(/href="\/(?!\/)/g, `href="${baseUrl}`);
}
