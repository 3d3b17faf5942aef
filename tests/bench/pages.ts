/** The pages that are measured, by the name that results give them. */
export const pageNames = {
  home: '/',
  introduction: '/x/introduction/',
  sorting: '/x/react-data-grid/sorting/',
  api: '/x/api/data-grid/data-grid/',
  buttons: '/components/buttons/',
  tenDemos: '/x/react-data-grid/filtering/',
} as const;
