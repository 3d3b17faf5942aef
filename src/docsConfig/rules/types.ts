/** A version of a product's documentation outside this site. */
export interface ProductVersion {
  /** As readers name it, e.g. `v7`. */
  text: string;
  /** `{langPrefix}` in it stands for nothing in English and for `/zh` in Chinese. */
  href: string;
  /** Day on which support ends or ended, e.g. `2027-04-17`; absent if none is announced. */
  supportEnds?: string;
}

/** A product as the browser needs it: what `config/products.ts` says, less what only the build reads. */
export interface SiteProduct {
  id: string;
  name: string;
  /** Docs instance that holds its pages. */
  instance: 'default' | 'x';
  home: string;
  /** Current version, from the product's own package, e.g. `8.9.2`. */
  version: string;
  /**
   * By kept version that has the product: where it begins there. An address as that of `home`, without the
   * version.
   */
  kept: Record<string, string>;
  /** Versions outside this site, newest first. */
  archived: ProductVersion[];
}
