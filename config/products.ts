import type { DocsInstance } from './page-tree';

/** A product of the family: one entry of the product switcher, one sidebar. */
export interface Product {
  /** Product id as in `meta[name="mui:productId"]`, also the sidebar's name. */
  id: string;
  name: string;
  instance: DocsInstance;
  /** Page that the product switcher leads to. */
  home: string;
  /** Top-level nodes of the tree that make up the product's list of pages. */
  roots: string[];
  /** npm package whose version is the product's current version. */
  npmPackage: string;
  /** Whether its pages name it before the library; the library's own pages need only the library. */
  isNamedInTitles?: boolean;
  /** What a searcher calls what the product is, by locale: the title of the document that it begins with. */
  headline?: Readonly<Record<string, string>>;
}

/** The sites whose pages show the top of the whole tree beside them, and not their product alone. */
export const wholeTrees: readonly DocsInstance[] = ['x'];

/**
 * The products in the order of the switcher. Every top-level node of both trees belongs to exactly one. A product without a written page is left out,
 * and one whose `npmPackage` is not in `package.json` stops the build. What is documented of a new one is said in `config/apiReference.ts` and
 * `config/documentedLibraries.ts`, its card on the home page in `src/home/Home.tsx`.
 */
export const products: Product[] = [
  {
    id: 'material-ui',
    name: 'Material UI',
    instance: 'default',
    home: '/getting-started/installation/',
    roots: [
      '/getting-started',
      '/components',
      '/customization',
      '/guides',
      '/api-docs-group',
      '/css-in-js',
      '/styles',
      '/discover-more',
      '/versions',
      'https://mui.com/store/',
    ],
    npmPackage: '@mui/material',
  },
  {
    id: 'system',
    name: 'MUI System',
    instance: 'default',
    home: '/system/overview/',
    roots: ['/system', '/system/api-group'],
    npmPackage: '@mui/system',
  },
  {
    id: 'x',
    name: 'MUI X',
    instance: 'x',
    home: '/x/introduction/',
    roots: [
      'https://mui.com/x/whats-new/',
      '/x/introduction-group',
      '/x/common-features-group',
      '/x/migration-group',
    ],
    npmPackage: '@mui/x-data-grid',
  },
  {
    id: 'x-data-grid',
    name: 'Data Grid',
    instance: 'x',
    home: '/x/react-data-grid/',
    roots: ['/x/react-data-grid-group'],
    npmPackage: '@mui/x-data-grid',
    isNamedInTitles: true,
    headline: { en: 'React Data Grid component', zh: 'React Data Grid 数据表格组件' },
  },
  {
    id: 'x-date-pickers',
    name: 'Date Pickers',
    instance: 'x',
    home: '/x/react-date-pickers/',
    roots: ['/x/react-date-pickers-group'],
    npmPackage: '@mui/x-date-pickers',
    isNamedInTitles: true,
    headline: {
      en: 'React Date and Time Picker components',
      zh: 'React Date and Time Pickers 日期时间选择器组件',
    },
  },
  {
    id: 'x-charts',
    name: 'Charts',
    instance: 'x',
    home: '/x/react-charts/',
    roots: ['/x/react-charts-group'],
    npmPackage: '@mui/x-charts',
    isNamedInTitles: true,
    headline: { en: 'React Charts components', zh: 'React Charts 图表组件' },
  },
  {
    id: 'x-tree-view',
    name: 'Tree View',
    instance: 'x',
    home: '/x/react-tree-view/',
    roots: ['/x/react-tree-view-group'],
    npmPackage: '@mui/x-tree-view',
    isNamedInTitles: true,
    headline: { en: 'React Tree View component', zh: 'React Tree View 树形视图组件' },
  },
];
