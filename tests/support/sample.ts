/**
 * The fixed sample of pages that `npm test` opens in a browser, in both languages; `npm run test:full`
 * opens every page. One or more of each product and kind.
 */
export const samplePages: readonly string[] = [
  '/',
  '/getting-started/installation/',
  '/getting-started/usage/',
  '/components/buttons/',
  '/components/text-fields/',
  '/components/tabs/',
  '/customization/palette/',
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/introduction/licensing/',
  '/x/react-data-grid/',
  '/x/react-data-grid/sorting/',
  '/x/react-data-grid/editing/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-charts/bars/',
  '/x/react-tree-view/rich-tree-view/items/',
  '/x/migration/migration-data-grid-v7/',
];

/** Of these, the Chinese pages that are looked at with all their demos: those are the English ones, so one page of each kind is enough. */
export const chineseSample: readonly string[] = [
  '/',
  '/components/text-fields/',
  '/x/introduction/licensing/',
  '/x/react-data-grid/sorting/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-charts/bars/',
];

/** Of these, the pages that are opened without script too: one of each kind; all of them in the full sweep. */
export const pagesWithoutScript = {
  en: [
    '/',
    '/getting-started/installation/',
    '/components/tabs/',
    '/x/react-data-grid/sorting/',
    '/x/react-date-pickers/date-picker/',
    '/x/react-charts/bars/',
    '/x/react-tree-view/rich-tree-view/items/',
  ],
  zh: ['/components/buttons/', '/x/introduction/licensing/'],
} as const;

/** Path prefix of each language. */
export const prefixes = { en: '', zh: '/zh' } as const;
