import type { ContentCheckOptions } from '../plugins/content-check/options';
import { siteManifest } from '../plugins/frozen-versions/lib/frozenSite';
import type { FrozenVersion } from '../plugins/frozen-versions/lib/manifest';
import { frozenAddress } from '../plugins/frozen-versions/lib/withFrozen';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { env } from './env';
import { i18n } from './i18n';
import longDemos from './longDemos.json';
import { products } from './products';
import { siteRedirects } from './siteRedirects';
import { cutVersions, demoPackages, versionsTable } from './versions';

/** What links to pages of frozen versions may name, whether or not this machine has their files. */
export function frozenAnchors(
  versions: readonly Pick<FrozenVersion, 'instance' | 'version' | 'pages'>[],
): Record<string, string[] | null> {
  return Object.fromEntries(
    versions.flatMap((version) =>
      version.pages.map(({ path, anchors }) => [
        `/${frozenAddress(version, path)}`,
        // Rows of the API reference are no headings.
        /\/api(?:-docs)?\//.test(path) ? null : anchors,
      ]),
    ),
  );
}

/**
 * What the check of pages has to know of this site.
 * @param dependencies - of package.json
 */
export function contentCheckOptions(
  siteDir: string,
  dependencies: Readonly<Record<string, string>>,
): ContentCheckOptions {
  const policy = contentSecurityPolicy(env);
  const sourcesOf = (directive: string) => [...(policy[directive] ?? policy['default-src'] ?? [])];
  return {
    locales: [...(i18n.locales ?? [])],
    siteUrl: env.siteUrl,
    products: products.map(({ id, instance, home, roots }) => ({ id, instance, home, roots })),
    redirects: siteRedirects(siteDir).redirects,
    versions: {
      default: cutVersions(versionsTable, 'default'),
      x: cutVersions(versionsTable, 'x'),
    },
    frozen: frozenAnchors(siteManifest(siteDir).versions),
    sources: { picture: sourcesOf('img-src'), film: sourcesOf('media-src') },
    packages: demoPackages(dependencies, versionsTable),
    longDemos,
  };
}
