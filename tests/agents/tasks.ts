/** Something that a developer wants made, and what a right answer has to name. */
export interface AgentTask {
  task: string;
  /** Names of props, exports and packages without which the code cannot be right, from the declarations of the installed packages. */
  needs: readonly string[];
}

/**
 * Written before the tools were measured, from the declarations of the installed packages. A task may be added; none is reworded to be
 * found.
 */
export const englishTasks: readonly AgentTask[] = [
  {
    task: 'Make a data grid whose first column is pinned to the left while the others scroll',
    needs: ['DataGridPro', 'pinnedColumns', '@mui/x-data-grid-pro'],
  },
  {
    task: 'Sort the rows of a data grid on the server: fetch them again when the user changes the order',
    needs: ['sortingMode', 'onSortModelChange', 'GridSortModel'],
  },
  {
    task: 'Let users edit whole rows in the data grid, save each row to a backend and show an error if saving fails',
    needs: ['editMode', 'processRowUpdate', 'onProcessRowUpdateError'],
  },
  {
    task: 'Data grid with checkboxes: read the ids of the selected rows in React state',
    needs: ['checkboxSelection', 'rowSelectionModel', 'onRowSelectionModelChange'],
  },
  {
    task: 'Server-side pagination of the grid with a known total number of rows',
    needs: ['paginationMode', 'rowCount', 'onPaginationModelChange'],
  },
  {
    task: 'Group the rows of a grid by a column and show the sum of another column in each group',
    needs: ['DataGridPremium', 'rowGroupingModel', 'aggregationModel'],
  },
  {
    task: 'Export the data grid to an Excel file from my own button',
    needs: ['exportDataAsExcel', 'DataGridPremium'],
  },
  {
    task: 'Expand a row of the grid to show a panel with its details',
    needs: ['getDetailPanelContent', 'DataGridPro'],
  },
  {
    task: 'Hide the id column of the data grid at the start, but let users show it again',
    needs: ['columnVisibilityModel', 'initialState'],
  },
  {
    task: 'Show files and folders as a tree of rows in the data grid',
    needs: ['treeData', 'getTreeDataPath', 'DataGridPro'],
  },
  {
    task: 'Draw a progress bar in a cell of the data grid instead of the number',
    needs: ['renderCell', 'GridColDef'],
  },
  {
    task: 'Give rows of the grid a height that depends on their content',
    needs: ['getRowHeight'],
  },
  {
    task: 'A date picker that allows neither weekends nor dates in the past',
    needs: ['DatePicker', 'shouldDisableDate', 'disablePast', '@mui/x-date-pickers'],
  },
  {
    task: 'Date range picker with shortcuts such as "last week" and "this month"',
    needs: ['DateRangePicker', 'shortcuts', '@mui/x-date-pickers-pro'],
  },
  {
    task: 'Date picker in German with Day.js, with month names and week start of that locale',
    needs: ['LocalizationProvider', 'adapterLocale', 'AdapterDayjs'],
  },
  {
    task: 'Time picker in steps of 15 minutes and in 24-hour format',
    needs: ['TimePicker', 'minutesStep', 'ampm'],
  },
  {
    task: 'Stacked bar chart with labels of categories on the axis',
    needs: ['BarChart', 'stack', 'xAxis', '@mui/x-charts'],
  },
  {
    task: 'Donut chart with a hole in the middle and rounded slices',
    needs: ['PieChart', 'innerRadius', 'cornerRadius'],
  },
  {
    task: 'Line chart with a filled area below the line and no dots on it',
    needs: ['LineChart', 'area', 'showMark'],
  },
  {
    task: 'Chart in which users can zoom and pan',
    needs: ['LineChartPro', 'zoom', '@mui/x-charts-pro'],
  },
  {
    task: 'Tree view with checkboxes in which selecting a parent selects its children',
    needs: ['RichTreeView', 'checkboxSelection', 'selectionPropagation'],
  },
  {
    task: 'Tree view whose items users can rename with a double click',
    needs: ['isItemEditable', 'onItemLabelChange', '@mui/x-tree-view'],
  },
  {
    task: 'Autocomplete field for several values with chips that also accepts free text',
    needs: ['Autocomplete', 'multiple', 'freeSolo', '@mui/material'],
  },
  {
    task: 'Dialog that fills the whole screen on phones only',
    needs: ['Dialog', 'fullScreen', 'useMediaQuery'],
  },
  {
    task: 'Button that shows a spinner while a request is running',
    needs: ['Button', 'loading', 'loadingPosition'],
  },
  {
    task: 'Snackbar that closes after five seconds and has an undo button',
    needs: ['Snackbar', 'autoHideDuration', 'action', 'onClose'],
  },
  {
    task: 'Theme with light and dark mode that is built on CSS variables',
    needs: ['createTheme', 'cssVariables', 'colorSchemes', 'ThemeProvider'],
  },
  {
    task: 'Change the default variant of all text fields in the theme',
    needs: ['createTheme', 'MuiTextField', 'defaultProps'],
  },
  {
    task: 'Page layout with the Grid component: one column on phones, three on desktops, with gaps',
    needs: ['Grid', 'container', 'spacing', 'size'],
  },
  {
    task: 'Select with several values that shows the chosen ones as chips',
    needs: ['Select', 'multiple', 'renderValue'],
  },
];

/** The same for readers of Chinese; other tasks, so that the two halves do not stand or fall together. */
export const chineseTasks: readonly AgentTask[] = [
  {
    task: '在数据表格中把操作列固定在右侧',
    needs: ['DataGridPro', 'pinnedColumns', 'right'],
  },
  {
    task: '数据表格在服务端筛选：用户修改筛选条件时重新请求数据',
    needs: ['filterMode', 'onFilterModelChange', 'GridFilterModel'],
  },
  {
    task: '双击单元格编辑数据表格，并在保存前校验输入',
    needs: ['editable', 'preProcessEditCellProps'],
  },
  {
    task: '数据表格中只允许勾选满足条件的行',
    needs: ['isRowSelectable', 'checkboxSelection'],
  },
  {
    task: '设置数据表格每页行数的选项',
    needs: ['pageSizeOptions', 'paginationModel'],
  },
  {
    task: '数据表格加载数据时显示骨架屏',
    needs: ['loading', 'loadingOverlay', 'skeleton'],
  },
  {
    task: '没有数据时在数据表格中显示自定义内容',
    needs: ['noRowsOverlay', 'slots'],
  },
  {
    task: '拖动行来改变数据表格中行的顺序',
    needs: ['rowReordering', 'onRowOrderChange', 'DataGridPro'],
  },
  {
    task: '数据表格的表头分组，把几列放在一个标题下面',
    needs: ['columnGroupingModel', 'children'],
  },
  {
    task: '在数据表格每一行添加编辑和删除按钮',
    needs: ['getActions', 'GridActionsCellItem'],
  },
  {
    task: '数据表格的数据透视：按行和列汇总',
    needs: ['DataGridPremium', 'pivotModel', 'pivoting'],
  },
  {
    task: '把数据表格导出为 CSV 文件并指定分隔符和文件名',
    needs: ['exportDataAsCsv', 'delimiter', 'fileName'],
  },
  {
    task: '把数据表格的界面文字改成中文',
    needs: ['zhCN', 'localeText'],
  },
  {
    task: '日期选择器只能选择某个范围内的日期',
    needs: ['DatePicker', 'minDate', 'maxDate'],
  },
  {
    task: '日期时间选择器显示秒',
    needs: ['DateTimePicker', 'views', 'seconds'],
  },
  {
    task: '日历中自定义每一天的显示，例如标出节假日',
    needs: ['DateCalendar', 'slots', 'PickersDay'],
  },
  {
    task: '日期字段可以清空',
    needs: ['clearable', 'DateField'],
  },
  {
    task: '按指定时区显示和选择日期时间',
    needs: ['timezone', 'LocalizationProvider'],
  },
  {
    task: '柱状图水平显示',
    needs: ['BarChart', 'layout', 'horizontal', 'yAxis'],
  },
  {
    task: '饼图的每个扇区上显示标签',
    needs: ['PieChart', 'arcLabel'],
  },
  {
    task: '散点图自定义提示框的内容',
    needs: ['ScatterChart', 'tooltip', 'slots'],
  },
  {
    task: '在一个图表中组合柱状图和折线图',
    needs: ['ChartContainer', 'BarPlot', 'LinePlot'],
  },
  {
    task: '树形视图中拖放来重新排列节点',
    needs: ['RichTreeViewPro', 'itemsReordering', '@mui/x-tree-view-pro'],
  },
  {
    task: '控制树形视图中展开的节点',
    needs: ['expandedItems', 'onExpandedItemsChange'],
  },
  {
    task: '输入时从服务器加载选项的自动完成',
    needs: ['Autocomplete', 'onInputChange', 'filterOptions', 'loading'],
  },
  {
    task: '从屏幕左侧滑出的抽屉导航',
    needs: ['Drawer', 'anchor', 'onClose'],
  },
  {
    task: '文本框显示错误状态和帮助文字',
    needs: ['TextField', 'error', 'helperText'],
  },
  {
    task: '自定义主题的主色并在 TypeScript 中添加新的颜色',
    needs: ['createTheme', 'palette', 'main', 'Palette'],
  },
  {
    task: '切换深色模式的按钮',
    needs: ['useColorScheme', 'setMode', 'colorSchemes'],
  },
  {
    task: '带步骤的表单，可以前进和后退',
    needs: ['Stepper', 'activeStep', 'StepLabel'],
  },
];
