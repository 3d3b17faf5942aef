import type { InternalMessage, MessageSection } from '../../plugins/search/lib/errors/errorsOf';

const page = '/x/common-concepts/error-messages/' as const;
const gridPage = '/x/common-concepts/error-messages-data-grid/' as const;
const pickersPage = '/x/common-concepts/error-messages-pickers/' as const;
const chartsPage = '/x/common-concepts/error-messages-charts/' as const;

/** What the packages of MUI X print, and the section that explains it. */
export const xErrorSections: readonly MessageSection[] = [
  // Every product
  {
    message: 'Possible EventEmitter memory leak detected.',
    to: `${page}#possible-eventemitter-memory-leak-detected`,
  },

  // Data Grid: columns and cells
  {
    message: 'column type only accepts `Date` objects as values.',
    to: '/x/react-data-grid/column-definition/#converting-types',
  },
  {
    message: 'Missing the `getActions` property in the `GridColDef`.',
    to: '/x/react-data-grid/column-definition/#special-properties',
  },
  {
    message: 'columnGroupingModel contains duplicated field',
    to: '/x/react-data-grid/column-groups/#define-column-groups',
  },
  {
    message: 'An element of the columnGroupingModel does not have either `field` or `groupId`.',
    to: '/x/react-data-grid/column-groups/#define-column-groups',
  },
  {
    message: 'MUI X: group groupId={} has no children.',
    to: '/x/react-data-grid/column-groups/#define-column-groups',
  },
  {
    message: 'is used multiple times in the columnGroupingModel.',
    to: '/x/react-data-grid/column-groups/#define-column-groups',
  },
  {
    message: 'The cell with id={} and field={} received focus.',
    to: `${gridPage}#the-focus-of-a-cell-is-not-synced-with-the-state`,
  },
  {
    message: 'The cell with id={} and field={} is not editable.',
    to: '/x/react-data-grid/editing/#apiref',
  },
  {
    message: 'The cell with id={} and field={} is not in {} mode.',
    to: '/x/react-data-grid/editing/#apiref',
  },
  {
    message: 'The row with id={} is not in {} mode.',
    to: '/x/react-data-grid/editing/#apiref',
  },
  {
    message: 'A call to `processRowUpdate` threw an error which was not handled',
    to: '/x/react-data-grid/editing/persistence/#server-side-validation',
  },

  // Data Grid: size, pagination, selection, sorting, filters
  {
    message: 'The parent DOM element of the Data Grid has an empty',
    to: `${gridPage}#the-parent-element-of-the-grid-has-an-empty-height`,
  },
  {
    message: 'is not present in the `pageSizeOptions`.',
    to: '/x/react-data-grid/pagination/#page-size-options',
  },
  {
    message: '`pageSize` cannot exceed 100 in the MIT version of the DataGrid.',
    to: '/x/react-data-grid/pagination/#community-plan',
  },
  {
    message: "The `rowCount` prop must be passed using `paginationMode='server'`",
    to: '/x/react-data-grid/pagination/#index-based-pagination',
  },
  {
    message: 'Usage of the `rowCount` prop with client side pagination',
    to: `${gridPage}#grid-props-that-have-no-effect-or-exclude-each-other`,
  },
  {
    message: 'Usage of the `paginationMeta` prop with client-side pagination',
    to: `${gridPage}#grid-props-that-have-no-effect-or-exclude-each-other`,
  },
  {
    message: '`<DataGrid autoPageSize={true} autoHeight={true} />` are not valid props.',
    to: `${gridPage}#grid-props-that-have-no-effect-or-exclude-each-other`,
  },
  {
    message: 'The `hideFooterRowCount` prop has no effect when the pagination is enabled.',
    to: `${gridPage}#grid-props-that-have-no-effect-or-exclude-each-other`,
  },
  {
    message:
      'The `checkboxSelectionVisibleOnly` prop has no effect when the pagination is not enabled.',
    to: `${gridPage}#grid-props-that-have-no-effect-or-exclude-each-other`,
  },
  {
    message: 'The `filterMode="server"` prop is not available when the `treeData` is enabled.',
    to: `${gridPage}#grid-props-that-have-no-effect-or-exclude-each-other`,
  },
  {
    message: 'cannot be used together with server side lazy loading `lazyLoading="true"`.',
    to: `${gridPage}#grid-props-that-have-no-effect-or-exclude-each-other`,
  },
  {
    message: 'The `rowHeight` prop should be a number greater than 0.',
    to: `${gridPage}#row-height-must-be-greater-than-0`,
  },
  {
    message: '`rowSelectionModel` can only contain 1 item in DataGrid.',
    to: '/x/react-data-grid/row-selection/#controlled-row-selection',
  },
  {
    message: 'The `sortModel` can only contain a single item',
    to: '/x/react-data-grid/sorting/#structure-of-the-model',
  },
  {
    message: 'The `filterModel` can only contain a single item',
    to: '/x/react-data-grid/filtering/#structure-of-the-model',
  },
  {
    message: 'The `id` field is required on `filterModel.items`',
    to: '/x/react-data-grid/filtering/#structure-of-the-model',
  },
  {
    message: 'The `operator` field is required on `filterModel.items`',
    to: '/x/react-data-grid/filtering/#structure-of-the-model',
  },
  {
    message: "No filter operators found for column '{}'.",
    to: `${gridPage}#no-filter-operator-found-for-column`,
  },
  {
    message: "No filter operator found for column '{}' and operator value '{}'.",
    to: `${gridPage}#no-filter-operator-found-for-column`,
  },
  {
    message: 'Invalid `logicOperator` property in the `GridFilterPanel`.',
    to: `${gridPage}#invalid-logicoperator-in-the-filter-panel`,
  },

  // Data Grid: rows and where they come from
  {
    message: 'The Data Grid component requires all rows to have a unique `id` property.',
    to: '/x/react-data-grid/row-definition/#row-identifier',
  },
  {
    message:
      'You cannot update several rows at once in `apiRef.current.updateRows` on the DataGrid.',
    to: '/x/react-data-grid/row-updates/#update-several-rows-at-once',
  },
  {
    message: 'Unable to prepare a partial update if a full update is not applied yet.',
    to: `${gridPage}#partial-update-before-a-full-update-is-applied`,
  },
  {
    message: 'You cannot replace rows using `apiRef.current.unstable_replaceRows` on the DataGrid.',
    to: `${gridPage}#replace-rows-from-code`,
  },
  {
    message:
      '`apiRef.current.unstable_replaceRows` is not compatible with tree data and row grouping',
    to: `${gridPage}#replace-rows-from-code`,
  },
  { message: 'No row with id #{} found', to: `${gridPage}#no-row-with-id-found` },
  {
    message: 'Only group nodes can be expanded or collapsed.',
    to: `${gridPage}#only-group-nodes-can-be-expanded-or-collapsed`,
  },
  {
    message: 'The row reordering do not support reordering of',
    to: `${gridPage}#reordering-of-grouped-rows-is-not-supported`,
  },
  {
    message: 'The `listViewColumn` prop must be set if `listView` is enabled.',
    to: '/x/react-data-grid/list-view/#implementing-list-view',
  },
  {
    message: 'A call to `dataSource.getRows()` threw an error which was not handled',
    to: '/x/react-data-grid/server-side-data/#error-handling',
  },
  {
    message: 'A call to `dataSource.updateRow()` threw an error which was not handled',
    to: '/x/react-data-grid/server-side-data/#error-handling',
  },
  {
    message: 'No `getGroupKey` method provided with the dataSource.',
    to: `${gridPage}#no-getgroupkey-or-getchildrencount-in-the-data-source`,
  },
  {
    message: 'No `getChildrenCount` method provided with the dataSource.',
    to: `${gridPage}#no-getgroupkey-or-getchildrencount-in-the-data-source`,
  },
  {
    message: 'The values returned by `getGroupKey` for all the sibling rows should be unique.',
    to: '/x/react-data-grid/server-side-data/tree-data/#implement-server-side-tree-data',
  },
  {
    message: 'No getTreeDataPath given.',
    to: '/x/react-data-grid/tree-data/#rendering-tree-data',
  },
  {
    message: 'The path returned by `getTreeDataPath` should be unique.',
    to: '/x/react-data-grid/tree-data/#rendering-tree-data',
  },

  // Data Grid: parts, state, texts, export
  {
    message: 'Could not find the Data Grid',
    to: `${gridPage}#could-not-find-the-data-grid-context`,
  },
  {
    message: 'useGridRootProps should only be used inside the DataGrid',
    to: `${gridPage}#could-not-find-the-data-grid-context`,
  },
  {
    message: '`useGridSelector` has been called before the initialization of the state.',
    to: `${gridPage}#usegridselector-before-the-state-is-initialized`,
  },
  {
    message: 'Quick Filter subcomponents must be placed within a <QuickFilter /> component.',
    to: `${gridPage}#missing-context-parts-outside-of-their-parent`,
  },
  {
    message: 'Toolbar subcomponents must be placed within a <Toolbar /> component.',
    to: `${gridPage}#missing-context-parts-outside-of-their-parent`,
  },
  {
    message: 'Prompt Field subcomponents must be placed within a <PromptField /> component.',
    to: `${gridPage}#missing-context-parts-outside-of-their-parent`,
  },
  {
    message: 'Failed assertion: should not be rendered',
    to: `${gridPage}#failed-assertion-should-not-be-rendered`,
  },
  { message: 'Missing translation for key', to: `${gridPage}#missing-translation-for-key` },
  { message: 'MUI X: Log level {} not recognized.', to: `${gridPage}#log-level-not-recognized` },
  {
    message: "You're not allowed to update several sub-state in one transaction.",
    to: `${gridPage}#several-sub-states-in-one-transaction`,
  },
  { message: 'Conversation not found', to: `${gridPage}#conversation-not-found` },
  {
    message: 'the CSV export might not display the value correctly.',
    to: '/x/react-data-grid/export/#exported-cells',
  },
  {
    message: 'the Excel export might not display the value correctly.',
    to: '/x/react-data-grid/export/#exported-cells',
  },
  {
    message: 'The exceljsPostProcess option is not supported when a web worker is used.',
    to: '/x/react-data-grid/export/#using-a-web-worker',
  },
  {
    message: 'The exceljsPreProcess option is not supported when a web worker is used.',
    to: '/x/react-data-grid/export/#using-a-web-worker',
  },
  {
    message: 'exportAs not supported.',
    to: `${gridPage}#the-browser-cannot-save-or-print-the-export`,
  },
  {
    message: 'No grid root element available.',
    to: `${gridPage}#the-browser-cannot-save-or-print-the-export`,
  },
  {
    message: 'You try to import Data Grid from @mui/x-data-grid-pro',
    to: '/x/introduction/licensing/#from-community-to-pro',
  },
  {
    message: 'You try to import Data Grid',
    to: '/x/introduction/licensing/#from-pro-to-premium',
  },

  // Date and Time Pickers: provider, adapter, locale, timezone
  {
    message: 'Can not find the date and time pickers localization context.',
    to: `${pickersPage}#can-not-find-the-pickers-localization-context`,
  },
  {
    message: 'Can not find the date and time pickers adapter from its localization context.',
    to: `${pickersPage}#can-not-find-the-pickers-localization-context`,
  },
  {
    message: 'The date adapter should be imported from `@mui/x-date-pickers`',
    to: '/x/migration/migration-pickers-v5/#do-not-import-the-adapter-from-date-io',
  },
  {
    message: 'The `date-fns` package v2.x is not compatible with this adapter.',
    to: '/x/react-date-pickers/quickstart/#installation',
  },
  {
    message: 'The minimum supported `date-fns` package version',
    to: '/x/react-date-pickers/quickstart/#installation',
  },
  {
    message: 'This adapter is only compatible with `date-fns` v2.x package versions.',
    to: '/x/react-date-pickers/quickstart/#installation',
  },
  {
    message: 'The `date-fns-jalali` package v2.x is not compatible with this adapter.',
    to: '/x/react-date-pickers/calendar-systems/#with-date-fns-jalali',
  },
  {
    message: 'The minimum supported `date-fns-jalali` package version',
    to: '/x/react-date-pickers/calendar-systems/#with-date-fns-jalali',
  },
  {
    message: 'This adapter is only compatible with `date-fns-jalali` v2.x package versions.',
    to: '/x/react-date-pickers/calendar-systems/#with-date-fns-jalali',
  },
  {
    message: 'Your locale has not been found.',
    to: '/x/react-date-pickers/adapters-locale/#with-dayjs',
  },
  {
    message: 'min date must be on or after 1356-01-01 H',
    to: '/x/react-date-pickers/calendar-systems/#hijri',
  },
  {
    message: 'max date must be on or before 1499-12-29 H',
    to: '/x/react-date-pickers/calendar-systems/#hijri',
  },
  { message: 'Missing UTC plugin', to: '/x/react-date-pickers/timezone/#dayjs-and-utc' },
  {
    message: 'you have to pass the default export from `moment-timezone`',
    to: '/x/react-date-pickers/timezone/#momentjs-and-timezone',
  },
  {
    message: 'Missing timezone plugin',
    to: '/x/react-date-pickers/timezone/#dayjs-and-timezones',
  },
  {
    message: 'The timezone of the start and the end date should be the same.',
    to: `${pickersPage}#the-timezones-of-the-start-and-the-end-differ`,
  },

  // Date and Time Pickers: fields and their parts
  {
    message: 'The `usePickerContext` hook can only be called inside the context of a Picker',
    to: `${pickersPage}#usepickercontext-outside-of-a-picker`,
  },
  {
    message: 'The `usePickerActionsContext` can only be called in fields',
    to: `${pickersPage}#usepickercontext-outside-of-a-picker`,
  },
  {
    message: 'The `usePickerRangePositionContext` can only be called in components',
    to: `${pickersPage}#usepickercontext-outside-of-a-picker`,
  },
  {
    message: 'PickersInputBase should always be used inside a PickersTextField component',
    to: `${pickersPage}#pickersinputbase-outside-of-a-pickerstextfield`,
  },
  {
    message: 'The `usePickerTextFieldOwnerState` can only be called in components',
    to: `${pickersPage}#pickersinputbase-outside-of-a-pickerstextfield`,
  },
  {
    message: 'MUI X: Cannot call sectionListRef.{} before the mount of the component.',
    to: `${pickersPage}#cannot-call-sectionlistref-before-the-mount`,
  },
  {
    message: 'The `sectionListRef` prop has not been initialized by `PickersSectionList`',
    to: '/x/react-date-pickers/custom-field/#use-the-textfield-of-material-ui',
  },
  {
    message: 'is not supported by the Date and Time Pickers.',
    to: `${pickersPage}#the-token-is-not-supported-by-the-pickers`,
  },
  {
    message: "should have a 'maxLength' property on it's adapter",
    to: `${pickersPage}#the-token-should-have-a-maxlength-property`,
  },
  {
    message: 'is a digit format with letter in it.',
    to: `${pickersPage}#the-token-should-have-a-maxlength-property`,
  },
  {
    message: "changeSectionValueFormat doesn't support week day formats",
    to: `${pickersPage}#the-token-should-have-a-maxlength-property`,
  },
  {
    message: 'Invalid section type',
    to: `${pickersPage}#the-token-should-have-a-maxlength-property`,
  },
  {
    message: 'The format expansion seems to be in an infinite loop.',
    to: `${pickersPage}#the-format-expansion-is-in-an-infinite-loop`,
  },
  {
    message: 'The field component you are using is not compatible with the',
    to: `${pickersPage}#the-field-is-not-compatible-with-the-date-section`,
  },
  { message: 'Unknown valueType:', to: `${pickersPage}#unknown-valuetype` },

  // Date and Time Pickers: props
  {
    message: 'The `renderInput` prop has been removed in version 6.0 of the Date and Time Pickers.',
    to: '/x/migration/migration-pickers-v5/#input-renderer-required-in-v5',
  },
  {
    message: 'controlled value of a Picker to be',
    to: `${pickersPage}#the-value-of-a-picker-changes-to-controlled`,
  },
  {
    message: 'A component is changing the defaultValue of an uncontrolled Picker',
    to: `${pickersPage}#the-value-of-a-picker-changes-to-controlled`,
  },
  {
    message: 'You must not mix controlling and uncontrolled mode for `open` prop',
    to: `${pickersPage}#the-value-of-a-picker-changes-to-controlled`,
  },
  {
    message: 'MUI X: `view="{}"` is not a valid prop.',
    to: `${pickersPage}#not-a-valid-view-of-a-picker`,
  },
  {
    message: 'MUI X: `openTo="{}"` is not a valid prop.',
    to: `${pickersPage}#not-a-valid-view-of-a-picker`,
  },
  {
    message: 'The `views` prop must contain at least one view.',
    to: `${pickersPage}#not-a-valid-view-of-a-picker`,
  },
  {
    message: 'You must provide the type for ClockView',
    to: `${pickersPage}#not-a-valid-view-of-a-picker`,
  },
  { message: 'Unknown view: {} found.', to: `${pickersPage}#not-a-valid-view-of-a-picker` },
  {
    message: 'The `currentMonthCalendarPosition` prop must be an integer',
    to: `${pickersPage}#currentmonthcalendarposition-is-out-of-range`,
  },

  // Charts: parts and size
  {
    message: 'Could not find the Chart context.',
    to: `${chartsPage}#could-not-find-the-chart-context`,
  },
  {
    message: 'Could not find the charts context.',
    to: `${chartsPage}#could-not-find-the-chart-context`,
  },
  {
    message: 'Could not find the Charts Slots context.',
    to: `${chartsPage}#could-not-find-the-chart-context`,
  },
  {
    message: 'Can not find the charts localization context.',
    to: `${chartsPage}#could-not-find-the-chart-context`,
  },
  {
    message: 'Could not find the svg ref context.',
    to: `${chartsPage}#could-not-find-the-chart-context`,
  },
  {
    message: 'ChartContainer does not have `width` prop',
    to: `${chartsPage}#chartcontainer-has-no-width-or-height`,
  },
  {
    message: 'ChartContainer does not have `height` prop',
    to: `${chartsPage}#chartcontainer-has-no-width-or-height`,
  },

  // Charts: axes and series
  {
    message: 'should be of type "band" to display the bar series',
    to: `${chartsPage}#the-axis-should-be-of-type-band`,
  },
  {
    message: 'should be a continuous type to display the bar series',
    to: `${chartsPage}#the-axis-should-be-of-type-band`,
  },
  {
    message: 'should have data property',
    to: `${chartsPage}#the-axis-should-be-of-type-band`,
  },
  {
    message: 'values) than the bar series of id',
    to: `${chartsPage}#the-axis-has-less-data-than-the-series`,
  },
  {
    message: 'The data length of the x axis ({} items) is lower than the length of series',
    to: `${chartsPage}#the-axis-has-less-data-than-the-series`,
  },
  {
    message: "MUI X Charts: bar series with id='{}' has no data.",
    to: `${chartsPage}#the-series-has-no-data`,
  },
  {
    message: "MUI X Charts: line series with id='{}' has no data.",
    to: `${chartsPage}#the-series-has-no-data`,
  },
  {
    message: 'is used for plotting bars, but contains nonnumerical elements.',
    to: '/x/react-charts/bars/#using-a-dataset',
  },
  {
    message: 'is used for plotting line, but contains nonnumerical elements.',
    to: '/x/react-charts/lines/#using-a-dataset',
  },
  {
    message: 'has incomplete datasetKeys.',
    to: '/x/react-charts/scatter/#using-a-dataset',
  },
  {
    message: '-axis uses `dataKey` but no `dataset` is provided.',
    to: `${chartsPage}#the-axis-uses-datakey-but-no-dataset-is-provided`,
  },
  {
    message: 'MUI X Charts: series\' id "{}" is not unique.',
    to: `${chartsPage}#the-id-of-a-series-is-not-unique`,
  },
  {
    message: 'The following axis ids are duplicated:',
    to: `${chartsPage}#axis-ids-are-duplicated`,
  },
  {
    message: 'MUI X Charts: The following ids provided to "{}" could not be found:',
    to: `${chartsPage}#series-ids-could-not-be-found`,
  },

  // Charts: what is drawn, and what users do
  {
    message: 'The ChartsReferenceLine cannot have both `x` and `y` props set.',
    to: `${chartsPage}#chartsreferenceline-needs-either-x-or-y`,
  },
  {
    message: 'The ChartsReferenceLine should have a value in `x` or `y` prop.',
    to: `${chartsPage}#chartsreferenceline-needs-either-x-or-y`,
  },
  {
    message: 'does not exist in the data of x axis with id',
    to: `${chartsPage}#chartsreferenceline-needs-either-x-or-y`,
  },
  {
    message: 'does not exist in the data of y axis with id',
    to: `${chartsPage}#chartsreferenceline-needs-either-x-or-y`,
  },
  {
    message: 'The position value provided for the axis is not valid for the current scale.',
    to: `${chartsPage}#the-axis-position-is-not-valid-for-the-current-scale`,
  },
  {
    message: 'It should be a number, or a string with a percentage value.',
    to: `${chartsPage}#the-value-should-be-a-number-or-a-percentage`,
  },
  {
    message: 'was not found to compute radar dataIndex.',
    to: `${chartsPage}#the-svg-was-not-found-in-a-radar-chart`,
  },
  {
    message: 'Point scale is not supported in FunnelChart.',
    to: '/x/react-charts/funnel/#scaled-sections',
  },
  {
    message: 'MUI X Charts: the categoryAxis position is set to',
    to: '/x/react-charts/funnel/#category-axis',
  },
  {
    message: "Failed to import 'rasterizehtml' module.",
    to: `${chartsPage}#error-exporting-a-chart`,
  },
  { message: 'Failed to create blob from canvas.', to: `${chartsPage}#error-exporting-a-chart` },
  { message: 'Error exporting chart as print:', to: `${chartsPage}#error-exporting-a-chart` },
  { message: 'Error exporting chart as image:', to: `${chartsPage}#error-exporting-a-chart` },
  {
    message: 'A chart component is changing the `zoomData` from uncontrolled to controlled.',
    to: '/x/react-charts/zoom-and-pan/#zoom-synchronization',
  },

  // Tree View
  {
    message: 'Could not find the Tree View',
    to: `${page}#could-not-find-the-tree-view-context`,
  },
  {
    message: 'The Rich Tree View component does not support JSX children.',
    to: `${page}#jsx-children-and-the-items-prop`,
  },
  {
    message: 'The `<RichTreeViewPro />` component does not support JSX children.',
    to: `${page}#jsx-children-and-the-items-prop`,
  },
  {
    message: 'The Simple Tree View component does not support the `items` prop.',
    to: `${page}#jsx-children-and-the-items-prop`,
  },
  {
    message: 'Two items were provided with the same id in the `items` prop',
    to: `${page}#two-items-with-the-same-id`,
  },
  {
    message: 'The Tree View component requires all items to have a unique `id` property.',
    to: '/x/react-tree-view/rich-tree-view/items/#item-identifier',
  },
  {
    message: 'The label of an item cannot be empty.',
    to: '/x/react-tree-view/rich-tree-view/editing/#change-the-label-of-an-item',
  },
  {
    message: 'The Tree View component requires all items to have a `label` property.',
    to: '/x/react-tree-view/rich-tree-view/items/#item-label',
  },
  { message: 'Invalid range', to: `${page}#invalid-range` },

  // License
  {
    message: 'MUI X: Missing license key.',
    to: '/x/introduction/licensing/#missing-license-key',
  },
  {
    message: 'MUI X: Expired package version.',
    to: '/x/introduction/licensing/#expired-package-version',
  },
  {
    message: 'MUI X: Expired license key.',
    to: '/x/introduction/licensing/#expired-license-key',
  },
  {
    message: 'MUI X: License key plan mismatch.',
    to: '/x/introduction/licensing/#license-key-plan-mismatch',
  },
  {
    message: 'MUI X: Component not included in your license.',
    to: '/x/introduction/licensing/#component-not-included-in-your-license',
  },
  {
    message: 'MUI X: Invalid license key.',
    to: '/x/introduction/licensing/#invalid-license-key',
  },
  {
    message: 'Error extracting license expiry timestamp',
    to: '/x/introduction/licensing/#invalid-license-key-with-a-typeerror',
  },
  { message: 'MUI X: Error checking license.', to: `${page}#error-checking-license` },

  // Every product: words that messages above contain, too.
  {
    message: 'controlled {} state of {} to be',
    to: `${page}#from-uncontrolled-to-controlled-state`,
  },
  {
    message: 'state of an uncontrolled {} after being initialized.',
    to: `${page}#from-uncontrolled-to-controlled-state`,
  },
];

/** What the packages of MUI X hold for their own mistakes; see `why` of each one. */
export const xInternalMessages: readonly InternalMessage[] = [
  {
    message: 'MUI X: Wrong drag direction',
    why: 'The grid renders its scroll areas itself, each one with one of the four directions that the handler accepts.',
  },
  {
    message: 'Expected skeleton cells to be defined with `data-field` attribute.',
    why: 'Thrown when querySelectorAll returns nothing, which it never does on an element; the overlay holds the element itself.',
  },
  {
    message: 'MUI X: Missing context.',
    why: 'The grid provides this context together with its root props, and every component that reads it asks for those first.',
  },
  {
    message: "Expected prop '{}' to be of type Element",
    why: 'A validator within PropTypes.oneOfType, whose own text prop-types replaces with "Invalid prop … supplied to …".',
  },
  {
    message: "Prop '{}' is required but wasn't specified",
    why: 'A validator within PropTypes.oneOfType, whose own text prop-types replaces with "Invalid prop … supplied to …".',
  },
  {
    message: "Can't apply a strategy processor before defining an active strategy",
    why: 'getActiveStrategy falls back on a default, so there is always one; the methods are private.',
  },
  {
    message: 'No processor found for processor',
    why: 'The hooks of the grid register a strategy and its processors together, by methods of the private API.',
  },
  {
    message: 'MUI X: The root element is not found.',
    why: 'The grid looks for its own root from a header that it has rendered within it.',
  },
  {
    message: 'missing support',
    why: 'The reducer of the calendar gets actions of the calendar alone, and handles each of them.',
  },
  {
    message: 'not supported',
    why: 'The clocks ask for hours, minutes and seconds only; a wrong view fails earlier, with another message.',
  },
  {
    message: 'Should not call `commitToken` with an empty token',
    why: 'The tokens come from a match of the format that has at least one character.',
  },
  {
    message: 'You can only create one instance!',
    why: 'The classes are not exported, and their module makes one instance of each.',
  },
  {
    message: 'It seems you applied an angle larger than 90° or smaller than -90° to an axis text.',
    why: 'The condition is never true in 8.9.2: it asks for an angle above 90 and below -90 at once.',
  },
  {
    message: 'getAxisValue is not implemented for polare continuous axes.',
    why: 'The radar chart is the only public chart with polar axes, and sets the scale of its rotation axis itself.',
  },
  {
    message: 'There is no ongoing reordering.',
    why: 'Items get the handler that calls this only while an item of the tree is being dragged.',
  },
  {
    message: 'Unhandled MUI X license status.',
    why: 'The statuses are an enumeration of the package, and each of them is handled.',
  },
  {
    message: 'missing status handler',
    why: 'The statuses are an enumeration of the package, and each of them is handled.',
  },
  {
    message: 'ASCII only support',
    why: 'Thrown while a key is generated; a key is only decoded where it is used.',
  },
  {
    message: 'MUI X: Invalid scope',
    why: 'Thrown while a key is generated, which only the seller of licenses does.',
  },
  {
    message: 'MUI X: Invalid licensing model',
    why: 'Thrown while a key is generated, which only the seller of licenses does.',
  },
  {
    message: 'MUI X: The release information is missing. Not able to validate license.',
    why: 'The release date is written into each package when it is built.',
  },
  {
    message: 'MUI X: The release information is invalid. Not able to validate license.',
    why: 'The release date is written into each package when it is built.',
  },
  {
    message: 'Unsupported number of selectors',
    why: 'createSelector belongs to the internals of the packages and gets selectors of theirs only.',
  },
  {
    message: 'Missing arguments',
    why: 'createSelector belongs to the internals of the packages and gets selectors of theirs only.',
  },
  {
    message: 'Unsupported number of arguments',
    why: 'createSelector belongs to the internals of the packages and gets selectors of theirs only.',
  },
  { message: 'unreachable', why: 'The number of arguments was checked before.' },
];
