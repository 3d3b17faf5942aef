import type { ContentCheckOptions } from '../plugins/content-check/options';
import { env } from './env';
import { i18n } from './i18n';
import { products } from './products';
import { siteRedirects } from './siteRedirects';
import { cutVersions, demoPackages, versionsTable } from './versions';

/**
 * What the check of pages has to know of this site.
 * @param dependencies - of package.json
 */
export function contentCheckOptions(
  siteDir: string,
  dependencies: Readonly<Record<string, string>>,
): ContentCheckOptions {
  return {
    locales: [...(i18n.locales ?? [])],
    siteUrl: env.siteUrl,
    products: products.map(({ id, instance, home, roots }) => ({ id, instance, home, roots })),
    redirects: siteRedirects(siteDir).redirects,
    versions: {
      default: cutVersions(versionsTable, 'default'),
      x: cutVersions(versionsTable, 'x'),
    },
    packages: demoPackages(dependencies, versionsTable),
  };
}
