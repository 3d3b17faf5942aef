/** Messages as they are copied out of a console, and the section that explains each. */
export const pastedMessages: readonly { text: string; to: string }[] = [
  {
    text: 'MUI X: The Data Grid component requires all rows to have a unique `id` property.',
    to: '/x/react-data-grid/row-definition/#row-identifier',
  },
  {
    text: 'the data grid component requires all rows to have a unique id property',
    to: '/x/react-data-grid/row-definition/#row-identifier',
  },
  {
    text: `Uncaught Error: MUI X: The Data Grid component requires all rows to have a unique \`id\` property.
Alternatively, you can use the \`getRowId\` prop to specify a custom id for each row.
A row was provided without id in the rows prop:
{"name":"Ada","port":"Bergen"}
    at checkGridRowIdIsValid (gridRowsUtils.js:22:11)
    at createRowsInternalCache (gridRowsUtils.js:60:5)`,
    to: '/x/react-data-grid/row-definition/#row-identifier',
  },
  {
    text: 'MUI X: useResizeContainer - The parent DOM element of the Data Grid has an empty height.',
    to: '/x/common-concepts/error-messages-data-grid/#the-parent-element-of-the-grid-has-an-empty-height',
  },
  {
    text: 'MUI: You have provided an out-of-range value `undefined` for the select (name="country") component.',
    to: '/guides/error-messages-components/#select-out-of-range-value',
  },
  {
    text: 'out-of-range value for the select component',
    to: '/guides/error-messages-components/#select-out-of-range-value',
  },
  {
    text: 'MUI: The `anchorEl` prop provided to the component is invalid. The anchor element should be part of the document layout.',
    to: '/guides/error-messages/#the-anchorel-prop-provided-is-invalid',
  },
  {
    text: 'Could not find the date and time pickers localization context',
    to: '/x/common-concepts/error-messages-pickers/#can-not-find-the-pickers-localization-context',
  },
  { text: 'MUI X: Missing license key.', to: '/x/introduction/licensing/#missing-license-key' },
  {
    text: 'Error: MUI X Charts: Could not find the Chart context.',
    to: '/x/common-concepts/error-messages-charts/#could-not-find-the-chart-context',
  },
  {
    text: 'MUI X Charts: x-axis uses `dataKey` but no `dataset` is provided.',
    to: '/x/common-concepts/error-messages-charts/#the-axis-uses-datakey-but-no-dataset-is-provided',
  },
  {
    text: "MUI: The Tabs component doesn't accept a Fragment as a child. Consider providing an array instead.",
    to: '/guides/error-messages/#does-not-accept-a-fragment-as-a-child',
  },
  {
    text: "MUI: The ButtonGroup component doesn't accept a Fragment as a child",
    to: '/guides/error-messages/#does-not-accept-a-fragment-as-a-child',
  },
  {
    text: 'You are providing a disabled `button` child to the Tooltip component.',
    to: '/components/tooltips/#disabled-elements',
  },
  {
    text: 'MUI: The `value` provided to the Tabs component is invalid. None of the Tabs\' children match with "/settings".',
    to: '/guides/error-messages-components/#tabs-the-value-provided-is-invalid',
  },
  {
    text: 'MUI X: The Tree View component requires all items to have a unique `id` property',
    to: '/x/react-tree-view/rich-tree-view/items/#item-identifier',
  },
  {
    text: 'MUI: A component is changing the uncontrolled value state of Slider to be controlled.',
    to: '/guides/error-messages/#changing-from-uncontrolled-to-controlled',
  },
  {
    text: 'MUI: Unsupported `tomato` color.',
    to: '/guides/error-messages-theme/#unsupported-color',
  },
  {
    text: 'Minified MUI error #9; visit https://mui.com/production-error/?code=9&args%5B%5D=tomato for the full message.',
    to: '/guides/error-messages/#minified-mui-error',
  },
  {
    text: 'Warning: Failed prop type: MUI: The page prop of a TablePagination is out of range (0 to 3, but page is 4).',
    to: '/guides/error-messages-components/#tablepagination-the-page-prop-is-out-of-range',
  },
  {
    text: 'makeStyles is no longer exported from @mui/material/styles',
    to: '/guides/error-messages-theme/#makestyles-is-no-longer-exported',
  },
  {
    text: "TypeError: Cannot read properties of undefined (reading '__emotion_real')",
    to: '/guides/error-messages-theme/#styled-requires-all-its-args-to-be-defined',
  },
  {
    text: 'Uncaught TypeError: theme.getColorSchemeSelector is not a function',
    to: '/components/css-baseline/#scoping-on-children',
  },
];
