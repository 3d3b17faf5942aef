/** The written-down sample of demos whose controls `npm test` works: one or more of each kind of control. */
export const sampleDemos: Readonly<Record<string, readonly string[]>> = {
  '/components/tabs/': ['SectionLinks'],
  '/x/react-charts/highlighting/': ['ScopeChooser'],
  '/x/react-charts/legend/': ['LegendPlaces'],
  '/x/react-charts/zoom-and-pan/': ['ZoomBounds'],
  '/x/react-data-grid/aggregation/': ['AllOrFiltered'],
  '/x/react-data-grid/editing/': ['EditableFleet', 'EditWholeRow'],
  '/x/react-data-grid/master-detail/': ['MenuButtonColumn'],
  '/x/react-date-pickers/base-concepts/': ['RangeOrSingle'],
  '/x/react-tree-view/rich-tree-view/expansion/': ['ExpandEverything'],
};
