import { productIdentity } from '../../../src/navigation/rules/products/productIdentity';
import { productName } from '../../../src/navigation/rules/products/productName';
import { keyOf } from '../../support/keptFile';
import type { BuiltDoc } from '../../support/builtDocs';

/** What an image shows. */
export interface PageImage {
  product: string;
  title: string;
  version: string;
}

/**
 * What the image of a page shows. Pages of the API reference, four of five, share the image of their section: their titles are names of
 * components that the text of a link says anyway, and an image each would take minutes of every first build.
 * @param doc - the page
 * @param isGenerated - whether it is one of the reference
 * @param path - of the page without base URL and language
 */
export function imageOf(
  { title, version, facts }: Pick<BuiltDoc, 'title' | 'version' | 'facts'>,
  isGenerated: boolean,
  path: string,
): PageImage {
  const crumbs = facts.breadcrumbs ?? [];
  const product = crumbs[0]?.label ?? productName(productIdentity(path)) ?? '';
  const section = isGenerated ? crumbs.at(-1)?.label : undefined;
  return { product, title: section ?? title, version: `v${version.replace(/^v/, '')}` };
}

/**
 * The name of an image's file: of what it shows, so that pages with the same one share it.
 * @param salt - of everything that draws
 */
export function imageName(image: PageImage, salt: string): string {
  const { product, title, version } = image;
  return `${keyOf(salt, product, title, version).slice(0, 16)}.png`;
}
