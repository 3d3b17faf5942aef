import { canonicalPath } from '../paths/canonicalPath';
import { stripVersion } from '../paths/stripVersion';

/** What a path says about the product; `null` where it says nothing. */
export interface ProductIdentity {
  category: 'core' | 'x' | 'toolpad' | 'docs' | null;
  id: string | null;
}

/** Folders of the core site that document Material UI. */
const materialSections = new Set([
  'getting-started',
  'components',
  'customization',
  'guides',
  'api-docs',
  'css-in-js',
  'styles',
  'discover-more',
]);
const coreProducts = new Set(['material-ui', 'joy-ui', 'base-ui', 'system']);
const siteFolders = new Set(['docs', 'versions', 'production-error']);
/** X products whose API pages lie below `/x/api/`. */
const apiFolders = new Set(['data-grid', 'date-pickers', 'charts', 'tree-view']);

/**
 * The product that an address belongs to, from the address alone. Language, version, query, fragment and
 * trailing slash do not matter; upper and lower case do.
 * @param address - path as in the address bar
 */
export function productIdentity(address: string): ProductIdentity {
  // Without the version's folder the path may begin with what canonicalPath knows: `/7.2.0/api/…`.
  const [, first = '', second = '', third = ''] = canonicalPath(
    stripVersion(canonicalPath(address)),
  ).split('/');
  if (coreProducts.has(first)) return { category: 'core', id: first };
  if (materialSections.has(first)) return { category: 'core', id: 'material-ui' };
  if (first === 'toolpad') {
    return { category: 'toolpad', id: second === 'studio' ? 'toolpad-studio' : 'toolpad-core' };
  }
  if (siteFolders.has(first)) return { category: 'docs', id: 'docs' };
  if (first === 'experiments' && second === 'docs') return { category: null, id: 'docs-infra' };
  if (first !== 'x') return { category: null, id: null };
  if (second === 'api' && apiFolders.has(third)) return { category: 'x', id: `x-${third}` };
  const name = /^react-(.+)$/.exec(second)?.[1];
  return { category: 'x', id: name === undefined ? null : `x-${name}` };
}
