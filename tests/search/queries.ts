/** A query with the places at which somebody who types it wants to stand. */
export interface JudgedQuery {
  kind: string;
  lang: 'en' | 'zh';
  /** Product that the reader is reading about. */
  product: string;
  query: string;
  /** Addresses below the language, any of which is right; a heading or row is meant exactly, unless it ends with `*`. */
  targets: string[];
}

const products: Readonly<Record<string, string>> = {
  g: 'x-data-grid',
  p: 'x-date-pickers',
  c: 'x-charts',
  t: 'x-tree-view',
  m: 'material-ui',
  s: 'system',
};

/**
 * The product that a letter stands for.
 * @throws if it stands for none
 */
function productOf(letter: string): string {
  const product = products[letter];
  if (product === undefined) throw new Error(`"${letter}" is no product`);
  return product;
}

/** `grid` and the like, written out. */
const folders: Readonly<Record<string, string>> = {
  G: 'x/react-data-grid/',
  P: 'x/react-date-pickers/',
  C: 'x/react-charts/',
  T: 'x/react-tree-view/',
  AG: 'x/api/data-grid/',
  AP: 'x/api/date-pickers/',
  AC: 'x/api/charts/',
  AT: 'x/api/tree-view/',
  A: 'api-docs/',
  M: 'components/',
};

/**
 * A query a line: product, query, targets. Targets are written before the search is run and changed only where a page or heading is
 * renamed; `G:` and the like stand for the folders above.
 */
const english: Readonly<Record<string, string>> = {
  symbol: `
g | rowHeight | AG:data-grid/#prop-rowHeight
g | getRowId | AG:data-grid/#prop-getRowId
g | onRowClick | AG:data-grid/#prop-onRowClick
g | prop:pageSizeOptions | AG:data-grid/#prop-pageSizeOptions
g | apiRef.current.setRowCount | AG:grid-api/#member-setRowCount
g | apiRef.current.scrollToIndexes | AG:grid-api/#member-scrollToIndexes
g | slotProps.toolbar | AG:data-grid/#slot-toolbar
g | .MuiDataGrid-cell | AG:data-grid/#class-cell
g | MuiDataGrid-columnHeader | AG:data-grid/#class-columnHeader
g | MuiDataGrid | AG:data-grid/
g | DataGridPro | AG:data-grid-pro/
g | GridColDef | AG:grid-col-def/
g | event:cellClick | AG:events/#event-cellClick
g | valueGetter | AG:grid-col-def/#member-valueGetter
m | <Button | A:button/
m | \`Button\` | A:button/ M:buttons/
m | Ｂｕｔｔｏｎ | A:button/ M:buttons/
m | button variant | A:button/#prop-variant
m | disableElevation | A:button/#prop-disableElevation
m | Mui-selected | A:tab/#class-selected A:menu-item/#class-selected A:list-item-button/#class-selected A:pagination-item/#class-selected A:toggle-button/#class-selected A:bottom-navigation-action/#class-selected A:table-row/#class-selected
m | getOptionLabel | A:autocomplete/#prop-getOptionLabel
m | TextField helperText | A:text-field/#prop-helperText
m | MuiOutlinedInput | A:outlined-input/
m | useMediaQuery | customization/breakpoints/#the-usemediaquery-hook A:use-media-query/
p | disablePast | AP:date-picker/#prop-disablePast AP:date-calendar/#prop-disablePast AP:date-field/#prop-disablePast
p | DatePicker minDate | AP:date-picker/#prop-minDate
p | shouldDisableDate | AP:date-picker/#prop-shouldDisableDate AP:date-calendar/#prop-shouldDisableDate AP:date-field/#prop-shouldDisableDate
c | BarChart layout | AC:bar-chart/#prop-layout
c | useItemTooltip | AC:use-item-tooltip/
t | selectedItems | AT:rich-tree-view/#prop-selectedItems AT:simple-tree-view/#prop-selectedItems
t | RichTreeView multiSelect | AT:rich-tree-view/#prop-multiSelect
m | sx | system/the-sx-prop/`,
  task: `
g | how to disable sorting | G:sorting/#disable-sorting
g | export to excel | G:export/#excel-export
g | freeze columns | G:column-pinning/
g | infinite scroll | G:row-updates/#infinite-loading
g | make a column editable | G:editing/#making-a-column-editable
g | hide columns | G:column-visibility/
g | save and restore state | G:state/#save-and-restore-the-state
g | loading overlay | G:overlays/#loading-overlay
g | select rows with checkbox | G:row-selection/#checkbox-selection
g | dynamic row height | G:row-height/#dynamic-row-height
g | expandable row | G:master-detail/
g | resize columns | G:column-dimensions/#resizing
g | server side pagination | G:pagination/#server-side-pagination
g | subscribe to events | G:events/#subscribing-to-events
m | dark mode toggle | customization/dark-mode/#toggling-color-mode
m | change font family | customization/typography/#font-family
m | custom breakpoints | customization/breakpoints/#custom-breakpoints M:grid/#custom-breakpoints
m | file upload button | M:buttons/#file-upload
m | full screen dialog | M:dialogs/#full-screen-dialogs
m | snackbar position | M:snackbars/#position
m | sticky table header | M:tables/#sticky-header
m | vertical tabs | M:tabs/#vertical-tabs
m | reduce bundle size | guides/minimizing-bundle-size/
m | range slider | M:slider/#range-slider
m | disable ripple everywhere | getting-started/faq/#how-do-i-disable-the-ripple-everywhere
m | responsive drawer | M:drawers/#responsive-drawer
p | disable specific dates | P:validation/#disable-specific-dates
p | min and max date | P:validation/#minimum-and-maximum-date
c | hide the legend | C:legend/#hiding
c | tick position | C:axis/#tick-position
t | controlled expansion | T:rich-tree-view/expansion/#controlled-expansion T:simple-tree-view/expansion/#controlled-expansion
g | where to install the license key | x/introduction/licensing/#where-to-install-the-key x/introduction/licensing/#install-the-key
t | drag and drop items | T:rich-tree-view/ordering/ T:rich-tree-view/ordering/#enable-drag-and-drop-re-ordering
t | rename an item | T:rich-tree-view/editing/ T:rich-tree-view/editing/#enable-label-editing
t | reorder items | T:rich-tree-view/ordering/ T:rich-tree-view/ordering/#enable-drag-and-drop-re-ordering`,
  code: `
m | <TextField label="Name" /> | A:text-field/
m | <Button variant="contained">Save</Button> | A:button/
m | <Tabs.Root value={1}> | A:tabs/
m | </Button> | A:button/
m | <Dialog open={open} onClose={() => setOpen(false)}> | A:dialog/
g | <DataGrid rows={rows} columns={columns} /> | AG:data-grid/
g | <DataGrid rows={rows} | AG:data-grid/
g | <DataGrid rowHeight={30} | AG:data-grid/
t | <RichTreeView items={ITEMS} /> | AT:rich-tree-view/
p | <DatePicker label="Day" /> | AP:date-picker/
g | apiRef.current.selectRow(id, true) | AG:grid-api/#member-selectRow
m | useMediaQuery('(min-width:600px)') | M:use-media-query/ A:use-media-query/
m | createTheme({ palette: {} }) | customization/theming/#createtheme
m | styled(Button)({}) | system/styled/
m | import Button from '@mui/material/Button'; | A:button/ M:buttons/
g | import { DataGrid } from '@mui/x-data-grid'; | AG:data-grid/ G:
g | import { DataGridPro as Grid, GridColDef } from '@mui/x-data-grid-pro'; | AG:data-grid-pro/
m | import { styled } from '@mui/material/styles'; | system/styled/
g | const { useGridApiRef } = require('@mui/x-data-grid'); | AG:use-grid-api-ref/
g | slotProps={{ toolbar: { showQuickFilter: true } }} | AG:data-grid/#slot-toolbar
m | theme.palette.primary.main | customization/palette/
m | theme.spacing(2) | customization/spacing/
m | --mui-palette-primary-main | customization/css-theme-variables/overview/`,
  misspelling: `
m | toltip | M:tooltips/
m | autocomplte | M:autocomplete/
m | dialgo | M:dialogs/
m | snakbar | M:snackbars/
m | acordion | M:accordion/
m | typograhpy | customization/typography/ M:typography/
g | pagniation | G:pagination/
g | virtualisation | G:virtualization/
g | agregation | G:aggregation/
g | clipbaord | G:clipboard/ G:export/#clipboard
g | getRowIdd | AG:data-grid/#prop-getRowId
g | columnVisibiltyModel | AG:data-grid/#prop-columnVisibilityModel
g | fitlering | G:filtering/
p | valdiation | P:validation/
p | timezon | P:timezone/
c | lgend | C:legend/`,
  prefix: `
m | but | M:buttons/ M:button-group/
m | dia | M:dialogs/
m | aut | M:autocomplete/
m | too | M:tooltips/
m | sna | M:snackbars/
g | pag | G:pagination/
g | fil | G:filtering/
g | agg | G:aggregation/
g | exp | G:export/
g | sor | G:sorting/
p | val | P:validation/
c | leg | C:legend/`,
  synonym: `
m | toast | M:snackbars/
m | dropdown | M:selects/ M:menus/
m | popup | M:dialogs/ M:modal/ M:popover/
m | spinner | M:progress/
m | navbar | M:app-bar/
m | typeahead | M:autocomplete/
m | side panel | M:drawers/
m | wizard | M:steppers/
m | tag | M:chips/
m | css reset | M:css-baseline/
g | ag grid | G:
g | group by | G:row-grouping/
g | i18n | G:localization/
g | merge cells | G:column-spanning/ G:row-spanning/
p | datepicker | P:date-picker/ AP:date-picker/
c | donut | C:pie/`,
};

const chinese: Readonly<Record<string, string>> = {
  word: `
g | 分页 | G:pagination/
g | 排序 | G:sorting/
g | 筛选 | G:filtering/
g | 导出 | G:export/
g | 编辑 | G:editing/
g | 虚拟化 | G:virtualization/
g | 行高 | G:row-height/
g | 聚合 | G:aggregation/
g | 数据表格 | G:
g | 本地化 | G:localization/
m | 按钮 | M:buttons/
m | 对话框 | M:dialogs/
m | 表格 | M:tables/
m | 深色模式 | customization/dark-mode/
m | 断点 | customization/breakpoints/
m | 抽屉 | M:drawers/
p | 校验 | P:validation/
p | 时区 | P:timezone/
c | 图例 | C:legend/
c | 坐标轴 | C:axis/
t | 树视图 | T:`,
  substring: `
g | 禁用排序 | G:sorting/#disable-sorting
g | 动态行高 | G:row-height/#dynamic-row-height
g | 受控的筛选 | G:filtering/#controlled-filters
g | 复选框选择 | G:row-selection/#checkbox-selection
g | 加载覆盖 | G:overlays/#loading-overlay
g | 表格 | G:
g | 可编辑 | G:editing/#making-a-column-editable
g | 缓存有效期 | G:server-side-data/#customize-the-cache-lifetime
m | 全屏对话 | M:dialogs/#full-screen-dialogs
m | 粘性表头 | M:tables/#sticky-header
m | 纵向选项 | M:tabs/#vertical-tabs
m | 自定义断点 | customization/breakpoints/#custom-breakpoints M:grid/#custom-breakpoints
m | 上传文件 | M:buttons/#file-upload
m | 响应式抽屉 | M:drawers/#responsive-drawer
p | 禁用特定日期 | P:validation/#disable-specific-dates
p | 最小和最大 | P:validation/#minimum-and-maximum-date P:validation/#minimum-and-maximum-time P:validation/#minimum-and-maximum-date-time
c | 堆叠策略 | C:stacking/#stacking-strategy
c | 刻度位置 | C:axis/#tick-position`,
  mixed: `
g | csv 导出 | G:export/#csv-export
g | excel 导出 | G:export/#excel-export
g | excel导出 | G:export/#excel-export
g | 按钮 variant | A:button/#prop-variant
m | 按钮 variant | A:button/#prop-variant
m | Button 按钮 | M:buttons/
m | Tabs 选项卡 | M:tabs/
m | css 变量 | customization/css-theme-variables/overview/
m | Next.js 集成 | guides/nextjs/
m | sx 属性 | system/the-sx-prop/
g | 使用 web worker | G:export/#using-a-web-worker
p | luxon 时区 | P:timezone/#luxon-and-timezone P:timezone/#usage-with-luxon`,
  prop: `
g | rowHeight | AG:data-grid/#prop-rowHeight
g | checkboxSelection | AG:data-grid/#prop-checkboxSelection
g | disableColumnSorting | AG:data-grid/#prop-disableColumnSorting
g | GridColDef valueFormatter | AG:grid-col-def/#member-valueFormatter
g | <DataGrid | AG:data-grid/
m | disableElevation | A:button/#prop-disableElevation
m | freeSolo | A:autocomplete/#prop-freeSolo
m | MuiButton-root | A:button/#class-root
m | Autocomplete renderInput | A:autocomplete/#prop-renderInput
p | shouldDisableMonth | AP:date-picker/#prop-shouldDisableMonth AP:date-calendar/#prop-shouldDisableMonth AP:month-calendar/#prop-shouldDisableMonth
c | margin | AC:bar-chart/#prop-margin AC:line-chart/#prop-margin AC:pie-chart/#prop-margin AC:chart-container/#prop-margin AC:gauge/#prop-margin AC:scatter-chart/#prop-margin
t | expandedItems | AT:rich-tree-view/#prop-expandedItems AT:simple-tree-view/#prop-expandedItems`,
  code: `
m | <TextField label="姓名" /> | A:text-field/
g | <DataGrid rows={rows} columns={columns} /> | AG:data-grid/
m | <Button variant="contained">保存</Button> | A:button/
g | apiRef.current.selectRow(id, true) | AG:grid-api/#member-selectRow
m | import Button from '@mui/material/Button'; | A:button/ M:buttons/
g | slotProps={{ toolbar: { showQuickFilter: true } }} | AG:data-grid/#slot-toolbar
m | theme.palette.primary.main | customization/palette/
m | --mui-palette-primary-main | customization/css-theme-variables/overview/`,
  synonym: `
m | 弹窗 | M:dialogs/ M:modal/ M:popover/
m | 下拉框 | M:selects/
m | 轻提示 | M:snackbars/
m | 面包屑 | M:breadcrumbs/
m | 单选 | M:radio-buttons/
m | 标签页 | M:tabs/
m | 栅格 | M:grid/
m | 加载中 | M:progress/
m | 穿梭框 | M:transfer-list/
m | 服务端渲染 | guides/server-rendering/
m | 暗黑模式 | customization/dark-mode/
m | dialog | M:dialogs/
m | modal | M:modal/
m | 多选框 | M:checkboxes/
g | 固定列 | G:column-pinning/
g | 翻页 | G:pagination/
g | 过滤 | G:filtering/
g | 冻结列 | G:column-pinning/
g | 无限滚动 | G:row-updates/#infinite-loading
g | pagination | G:pagination/
g | sorting | G:sorting/
g | 透视表 | G:pivoting/
c | 环形图 | C:pie/
c | 折线图 | C:lines/
m | 暗色 | customization/dark-mode/
m | 夜间 | customization/dark-mode/
g | 求和 | G:aggregation/
g | 置顶 | G:row-pinning/
g | 剪贴 | G:clipboard/ G:clipboard/#clipboard-copy
g | 合并 | G:column-spanning/ G:row-spanning/`,
  pinyin: `
g | fenye | G:pagination/
g | paixu | G:sorting/
g | shaixuan | G:filtering/
g | daochu | G:export/
g | xuni | G:virtualization/
g | hanggao | G:row-height/
g | lieguding | G:column-pinning/
g | fen ye | G:pagination/
g | sjbg | G:
m | anniu | M:buttons/
m | duihuakuang | M:dialogs/
m | chouti | M:drawers/
p | shiqu | P:timezone/
c | tuli | C:legend/
g | xingxuanze | G:row-selection/
g | xingfenzu | G:row-grouping/
g | xinggao | G:row-height/`,
  traditional: `
g | 數據表格 | G:
g | 篩選 | G:filtering/
g | 導出 | G:export/
g | 編輯 | G:editing/
m | 對話框 | M:dialogs/
m | 斷點 | customization/breakpoints/
c | 圖例 | C:legend/
t | 樹視圖 | T:
g | 匯出 | G:export/
g | 剪貼簿 | G:clipboard/
g | 聚合 | G:aggregation/
m | 選單 | M:menus/
m | 預設主題 | customization/default-theme/
m | 深色模式 | customization/dark-mode/`,
};

/** A query of a kind, by somebody who reads about a product. */
export const judged = (
  lang: JudgedQuery['lang'],
  kind: string,
  product: string,
  query: string,
  targets: string[],
): JudgedQuery => ({ kind: `${lang} ${kind}`, lang, product: productOf(product), query, targets });

/**
 * Reads queries as they are written in this folder: a line is `product | query | targets`.
 * @param kinds - lines by kind, without the language
 */
export function parseQueries(
  lang: JudgedQuery['lang'],
  kinds: Readonly<Record<string, string>>,
): JudgedQuery[] {
  return Object.entries(kinds).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [product = '', query = '', targets = ''] = line.split(' | ');
        const whole = targets
          .split(' ')
          .map((target) => target.replace(/^([A-Z]+):/, (_all, name: string) => folders[name]!));
        return judged(lang, kind, product, query, whole);
      }),
  );
}

/** All of them, both languages. */
export const judgedQueries: readonly JudgedQuery[] = [
  ...parseQueries('en', english),
  ...parseQueries('zh', chinese),
];
