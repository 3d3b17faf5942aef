import type { AgentTask } from './tasks';

/**
 * Tasks by somebody who has seen neither the tools nor the search, from the declarations of the installed packages. The tools were measured by them once
 * they stood, and are not made for them: how an assistant fares with what nobody thought of.
 */
export const englishBlindTasks: readonly AgentTask[] = [
  {
    task: "We own the Pro plan: clicking an arrow on a data grid row should open the order's items underneath it.",
    needs: ['getDetailPanelContent', '@mui/x-data-grid-pro'],
  },
  {
    task: 'Users should change a whole data grid row at once, and my API must accept it before the new values stay.',
    needs: ['editMode', 'editable', 'processRowUpdate'],
  },
  {
    task: 'My records are keyed by orderNumber and have no id field; make the data grid take them as they are.',
    needs: ['getRowId'],
  },
  {
    task: 'Add tick boxes to the data grid, but rows of locked accounts must not be tickable.',
    needs: ['checkboxSelection', 'isRowSelectable'],
  },
  {
    task: 'Put the first and last name columns of my data grid under one shared heading called Name.',
    needs: ['columnGroupingModel', 'groupId'],
  },
  {
    task: 'Give every data grid row an edit icon, with the delete entry tucked behind a three-dot button.',
    needs: ['getActions', 'GridActionsCellItem', 'showInMenu'],
  },
  {
    task: 'My own Download button outside the data grid should save its rows as a semicolon separated file.',
    needs: ['apiRef', 'exportDataAsCsv', 'delimiter'],
  },
  {
    task: 'People should be able to drag over a block of data grid cells, as in a spreadsheet, and copy just those.',
    needs: ['cellSelection', '@mui/x-data-grid-premium'],
  },
  {
    task: 'Searching my data grid for Jose should also find rows spelled José.',
    needs: ['ignoreDiacritics'],
  },
  {
    task: 'The suggestions of my search box come from the server already narrowed down, so the autocomplete must not narrow them again.',
    needs: ['filterOptions'],
  },
  {
    task: "Let visitors switch between light, dark and the system's look, and have Material UI remember the choice.",
    needs: ['colorSchemes', 'useColorScheme', 'setMode'],
  },
  {
    task: 'Add our own brand colour named ochre to the theme so that TypeScript accepts it on buttons.',
    needs: ['PaletteOptions', 'ButtonPropsColorOverrides'],
  },
  {
    task: 'Turn off the wave that spreads when something is clicked, for everything in the whole Material UI app.',
    needs: ['MuiButtonBase', 'defaultProps', 'disableRipple'],
  },
  {
    task: 'On phones people should be able to pull the side menu in from the screen edge with a finger.',
    needs: ['SwipeableDrawer', 'onOpen'],
  },
  {
    task: 'The top bar should slide away while scrolling down the page and come back when scrolling up.',
    needs: ['useScrollTrigger', 'Slide'],
  },
  {
    task: 'While saving, the button should show a spinner in place of its leading icon and keep its text.',
    needs: ['loading', 'loadingPosition', 'startIcon'],
  },
  {
    task: 'My price slider has two handles; dragging one past the other must not make them trade places.',
    needs: ['disableSwap'],
  },
  {
    task: "In our Vite app, Tailwind v4 classes should win over Material UI's own styles without important marks.",
    needs: ['StyledEngineProvider', 'enableCssLayer'],
  },
  {
    task: 'Hotel guests should pick arrival and departure days together in one popup calendar.',
    needs: ['DateRangePicker', '@mui/x-date-pickers-pro'],
  },
  {
    task: "Show a small x inside the date picker's input so that people can empty it again.",
    needs: ['clearable', 'slotProps'],
  },
  {
    task: 'Beside the calendar of the date picker, offer quick choices such as Today and Next Monday.',
    needs: ['shortcuts', 'items', 'getValue'],
  },
  {
    task: 'On desktop our time picker should show a round clock face rather than lists of numbers.',
    needs: ['viewRenderers', 'renderTimeViewClock'],
  },
  {
    task: 'Our planners think in calendar weeks, so the date picker should show their numbers beside the days.',
    needs: ['displayWeekNumber'],
  },
  {
    task: 'Draw a horizontal target line at 80 across my line chart, with a caption.',
    needs: ['ChartsReferenceLine'],
  },
  {
    task: 'Let people magnify a part of my line chart with the mouse wheel and drag it sideways.',
    needs: ['zoom', '@mui/x-charts-pro'],
  },
  {
    task: 'Show monthly sales as bars and the profit margin as a line over them in one chart.',
    needs: ['BarPlot', 'LinePlot'],
  },
  {
    task: "Turn my pie chart into a ring and print each slice's value on it.",
    needs: ['innerRadius', 'arcLabel'],
  },
  {
    task: 'Let users rename a folder in the tree view by double-clicking its name.',
    needs: ['RichTreeView', 'isItemEditable'],
  },
  {
    task: "Ticking a parent's box in the tree view should tick all of its children as well.",
    needs: ['multiSelect', 'checkboxSelection', 'selectionPropagation'],
  },
  {
    task: 'With MUI System, let me write a shorthand key of my own in inline style objects that reads a theme scale.',
    needs: ['unstable_sxConfig'],
  },
];

/** Others than the English ones. */
export const chineseBlindTasks: readonly AgentTask[] = [
  { task: '数据表格同一列里上下相邻的相同值要合并成一个单元格显示', needs: ['rowSpanning'] },
  {
    task: '编辑数据表格的状态列时要弹出下拉框，只能从固定的几个选项里选',
    needs: ['editable', 'singleSelect', 'valueOptions'],
  },
  {
    task: '我们买了 Pro 授权，数据表格横向滚动时左边的姓名列要一直停住不动',
    needs: ['pinnedColumns', '@mui/x-data-grid-pro'],
  },
  { task: '数据表格单元格里文字太长时要自动换行，行也跟着变高', needs: ['getRowHeight'] },
  {
    task: '把数据表格的菜单、筛选面板和分页的界面文字都换成简体中文',
    needs: ['zhCN', '@mui/x-data-grid/locales'],
  },
  {
    task: '数据表格由服务器分页，翻到下一页后之前勾选的行不能丢',
    needs: ['keepNonExistentRowsSelected'],
  },
  {
    task: '数据表格没有任何记录时，显示我们自己的插画和新建按钮',
    needs: ['slots', 'noRowsOverlay'],
  },
  {
    task: '在数据表格里修改价格时，输入负数要标红并且不允许保存',
    needs: ['editable', 'preProcessEditCellProps'],
  },
  {
    task: '只给数据表格一个取数函数，翻页、排序、筛选变化时由它自己去后端请求',
    needs: ['dataSource', 'getRows'],
  },
  {
    task: '文本输入框里的数字前面要固定显示一个人民币符号',
    needs: ['InputAdornment', 'startAdornment'],
  },
  { task: 'Material UI 普通表格的内容很长，滚动时表头要一直停在最上面', needs: ['stickyHeader'] },
  {
    task: '项目成员的头像叠成一排，太多时只显示前几个，其余用 +N 表示',
    needs: ['AvatarGroup', 'max'],
  },
  {
    task: '服务端渲染的页面在暗色模式下一刷新就先闪一下白色，要消除这个闪烁',
    needs: ['InitColorSchemeScript', 'cssVariables'],
  },
  {
    task: '弹窗在手机上要铺满整个屏幕，在电脑上保持普通大小',
    needs: ['fullScreen', 'useMediaQuery'],
  },
  {
    task: '在主题里加一个名叫 tablet 的屏幕宽度档位，TypeScript 也要认得',
    needs: ['BreakpointOverrides', 'breakpoints'],
  },
  { task: '带搜索建议的输入框要允许用户填列表里没有的内容', needs: ['freeSolo'] },
  {
    task: '让全站的 Material UI 按钮和链接默认都走 React Router 跳转，不用逐个设置',
    needs: ['MuiLink', 'MuiButtonBase', 'LinkComponent'],
  },
  {
    task: '把订单的各个事件按时间先后竖着排成一条线，每个事件前有一个圆点',
    needs: ['@mui/lab', 'TimelineItem', 'TimelineDot'],
  },
  {
    task: '法定节假日的名单由后端给出，这些日子在日期选择器里不能选',
    needs: ['shouldDisableDate'],
  },
  { task: '不管界面是什么语言，时间选择器都用 24 小时制，不要上午下午', needs: ['ampm'] },
  { task: '日期选择器还没有值的时候，打开后要停在 2030 年 1 月', needs: ['referenceDate'] },
  {
    task: '日期选择器的月份、星期名称和按钮文字都要显示成中文',
    needs: ['LocalizationProvider', 'adapterLocale', 'zhCN', '@mui/x-date-pickers/locales'],
  },
  { task: '时间选择器里不能选的时刻直接不显示，不要灰着留在列表里', needs: ['skipDisabled'] },
  {
    task: '柱状图按产品一层层堆起来，并且每根柱子都换算成百分比铺满',
    needs: ['stack', 'stackOffset', 'expand'],
  },
  { task: '折线图中间有几天没有数据，线要直接连过去，不要断开', needs: ['connectNulls'] },
  { task: '做一个半圆形的仪表盘来显示当前车速', needs: ['Gauge', 'startAngle', 'endAngle'] },
  {
    task: '温度折线图里高于 30 度的部分画成红色，其余部分画成蓝色',
    needs: ['colorMap', 'piecewise', 'thresholds'],
  },
  {
    task: '树形控件里的节点要能用鼠标拖动来调整顺序和上下级',
    needs: ['itemsReordering', 'RichTreeViewPro', '@mui/x-tree-view-pro'],
  },
  { task: '树形控件只有点小箭头时才展开，点文字只选中不展开', needs: ['expansionTrigger'] },
  {
    task: '用 MUI System 做一个带自定义属性的样式组件，这个属性只影响样式，不能出现在 DOM 上',
    needs: ['styled', 'shouldForwardProp'],
  },
];
