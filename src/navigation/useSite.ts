import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** A product as the browser needs it: what `config/products.ts` says, less what only the build reads. */
export interface SiteProduct {
  id: string;
  name: string;
  home: string;
  /** Current version, from the product's own package, e.g. `8.9.2`. */
  version: string;
}

/** The site's own part of the Docusaurus config (`customFields`). */
export interface SiteFields {
  products: SiteProduct[];
  repositoryUrl: string;
}

/** Reads the site's own config fields. */
export function useSite(): SiteFields {
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteFields;
}
