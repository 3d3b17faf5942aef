/**
 * Checks that no page's own address begins with the base URL: Docusaurus takes such a link for one that has the base URL already.
 * @param baseUrl - path of the site on its host, with a slash at both ends
 * @param pathnames - of all pages, without the base URL
 * @throws naming the page and what to do
 */
export function checkBaseUrl(baseUrl: string, pathnames: Iterable<string>): void {
  if (baseUrl === '/') return;
  for (const pathname of pathnames) {
    if (`${pathname}/`.startsWith(baseUrl)) {
      throw new Error(
        `The site cannot lie below "${baseUrl}", the path of SITE_URL: it has pages of its own there, such as ${pathname}, and links to them would be taken for links with that path. Choose a path that no page begins with, for example /docs/`,
      );
    }
  }
}
