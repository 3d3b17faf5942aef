/**
 * The folder whose pages share their `Link` header with a page: the first one below its language, which is as fine as the hosts'
 * limits on the number of rules allow. A home page is alone in its own.
 * @param page - the path of its HTML below the build: `zh/components/buttons/index.html`
 * @param languages - with a folder of their own
 * @returns with a slash at both ends: `/zh/components/`
 */
export function preloadFolder(page: string, languages: readonly string[]): string {
  const folders = page.split('/').slice(0, -1);
  const depth = languages.includes(folders[0] ?? '') ? 2 : 1;
  return ['', ...folders.slice(0, depth), ''].join('/');
}
