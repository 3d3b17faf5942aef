import { productIdentity } from './productIdentity';

interface ProductEntry {
  id: string;
  home: string;
}

/**
 * The product of this site that an address belongs to.
 * @param pathname - path as in the address bar
 * @returns undefined for pages of no product (home, not found)
 */
export function currentProduct<Entry extends ProductEntry>(
  products: readonly Entry[],
  pathname: string,
): Entry | undefined {
  const { category, id } = productIdentity(pathname);
  const byId = (wanted: string | null) => products.find((product) => product.id === wanted);
  return byId(id) ?? (category === 'x' ? byId('x') : undefined);
}
