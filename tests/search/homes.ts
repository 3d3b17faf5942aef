/** A page of each product, from which its queries are typed. */
export const homes: Readonly<Record<string, string>> = {
  'x-data-grid': '/x/react-data-grid/filtering/',
  'x-date-pickers': '/x/react-date-pickers/validation/',
  'x-charts': '/x/react-charts/legend/',
  'x-tree-view': '/x/react-tree-view/',
  'material-ui': '/components/buttons/',
  system: '/system/the-sx-prop/',
};
