import type { DocsInstance } from './page-tree';

/** Packages whose public API the reference shows, by docs instance. */
export const documentedLibraries: Record<DocsInstance, readonly string[]> = {
  default: ['@mui/material', '@mui/system', '@mui/lab'],
  x: [
    '@mui/x-data-grid',
    '@mui/x-data-grid-pro',
    '@mui/x-data-grid-premium',
    '@mui/x-date-pickers',
    '@mui/x-date-pickers-pro',
    '@mui/x-charts',
    '@mui/x-charts-pro',
    '@mui/x-tree-view',
    '@mui/x-tree-view-pro',
  ],
};
