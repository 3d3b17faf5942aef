import type { ApiPlan } from '../../../src/api/rules/types';

/** A library of the reference and where it stands in its product. */
export interface ProductLibrary {
  name: string;
  /** Absent: community. */
  plan?: ApiPlan;
}

/** A part of the reference with addresses of its own. */
export interface ApiProduct {
  id: 'core' | 'system' | 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';
  /** Path below which its pages stand, without last slash. */
  root: string;
  /** Packages that it documents, lowest plan first. */
  libraries: ProductLibrary[];
}

/** Every product, with its packages. A page belongs to the product whose `root` is above its path. */
export const apiProducts: ApiProduct[] = [
  {
    id: 'core',
    root: '/api-docs',
    libraries: [{ name: '@mui/material' }, { name: '@mui/lab' }],
  },
  { id: 'system', root: '/system/api', libraries: [{ name: '@mui/system' }] },
  {
    id: 'data-grid',
    root: '/x/api/data-grid',
    libraries: [
      { name: '@mui/x-data-grid' },
      { name: '@mui/x-data-grid-pro', plan: 'pro' },
      { name: '@mui/x-data-grid-premium', plan: 'premium' },
    ],
  },
  {
    id: 'date-pickers',
    root: '/x/api/date-pickers',
    libraries: [{ name: '@mui/x-date-pickers' }, { name: '@mui/x-date-pickers-pro', plan: 'pro' }],
  },
  {
    id: 'charts',
    root: '/x/api/charts',
    libraries: [{ name: '@mui/x-charts' }, { name: '@mui/x-charts-pro', plan: 'pro' }],
  },
  {
    id: 'tree-view',
    root: '/x/api/tree-view',
    libraries: [{ name: '@mui/x-tree-view' }, { name: '@mui/x-tree-view-pro', plan: 'pro' }],
  },
];

/** The product whose pages stand above or at a path; undefined if the path is no page of the reference. */
export function productOf(pathname: string, products = apiProducts): ApiProduct | undefined {
  return products.find(({ root }) => pathname === root || pathname.startsWith(`${root}/`));
}
