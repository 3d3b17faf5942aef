import { useDocsConfig, type SiteProduct } from '../../docsConfig';
import { currentProduct } from '../rules/products/currentProduct';
import { locateVersion } from '../rules/versions/locateVersion';
import { usePagePath } from './usePagePath';
import { usePathname } from './usePathname';
import { useSiteVersions } from './useSiteVersions';

interface Place {
  /** Undefined on a page of no product. */
  product: SiteProduct | undefined;
  /** Name of the version: `current`, or a cut one. */
  version: string;
  /** The page as a path inside its version, without trailing slash. */
  rest: string;
}

/** Where the reader is: product, version and page. */
export function usePlace(): Place {
  const { products } = useDocsConfig();
  const pathname = usePathname();
  const located = locateVersion(useSiteVersions(), pathname);
  return {
    product: currentProduct(products, usePagePath()),
    version: located?.version.name ?? 'current',
    rest: located?.rest ?? '/',
  };
}
