interface ProductEntry {
  id: string;
  home: string;
}

/**
 * The product that a path belongs to, by the rules of the page tree's sections.
 * @param pathname - with or without language prefix removed by the caller; trailing slash allowed
 * @returns undefined for pages of no product (home, not found)
 */
export function currentProduct<Entry extends ProductEntry>(
  products: readonly Entry[],
  pathname: string,
): Entry | undefined {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const byId = (id: string) => products.find((product) => product.id === id);
  const section = /^\/x\/(?:react|api\/)-?([a-z-]+?)\//.exec(path)?.[1];
  if (path === '/') return undefined;
  if (path.startsWith('/x/')) return (section && byId(`x-${section}`)) || byId('x');
  if (path.startsWith('/system/')) return byId('system');
  return byId('material-ui');
}
