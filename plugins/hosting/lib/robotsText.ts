/**
 * The text of `robots.txt`: everything may be read.
 * @param sitemaps - their full addresses
 */
export function robotsText(sitemaps: readonly string[]): string {
  return [
    'User-agent: *',
    'Allow: /',
    '',
    ...sitemaps.map((address) => `Sitemap: ${address}`),
    '',
  ].join('\n');
}
