import { parseQueries, type JudgedQuery } from './queries';

/**
 * Questions in words of the reader's own, most of which no heading has. They and their targets were written before any engine was asked,
 * and are for comparing engines: what the dialog has to reach is held against `queries.ts`.
 */
const english = `
g | how do I keep the filters when the page is reloaded | G:filtering-recipes/#store-filters-in-local-storage G:state/#save-and-restore-the-state
g | remove the blue border around a cell that was clicked | G:style-recipes/#remove-the-cell-focus-outline
g | how can I color every second row | G:style/#striped-rows
g | ask the user before an edited row is sent to the server | G:editing/persistence/#confirm-before-saving
g | find accented letters when the user types plain letters | G:filtering/#ignore-diacritics G:filtering/quick-filter/#ignore-diacritics G:filtering/header-filters/#ignore-diacritics-accents
g | the server does not know the total number of rows | G:pagination/#unknown-or-estimated-total
g | grid has no height inside a flex container | G:layout/#flex-parent-container
g | stop spreadsheet programs from running exported cells as formulas | G:export/#escape-formulas G:export/#escape-formulas-in-excel
g | let only one detail panel be open at the same time | G:master-detail/#recipes
g | scroll to a certain cell from code | G:scrolling/#scrolling-to-specific-cells
g | many cells change every second and the page becomes slow | G:row-updates/#high-frequency G:performance/#many-rows-and-frequent-updates
g | do I need a license for every developer | x/introduction/licensing/#how-many-developer-licenses-you-need
m | the page is white for a moment before dark mode is applied | customization/dark-mode/#dark-mode-flicker customization/dark-mode/#the-problem customization/dark-mode/#the-solution
m | my fixed header jumps when a dialog opens | getting-started/faq/#why-do-fixed-elements-move-when-a-modal-opens
m | tooltip does not appear on a disabled button | M:tooltips/#disabled-elements
m | fetch options from the server while the user is typing | M:autocomplete/#search-type M:autocomplete/#asynchronous-requests
m | show several messages one after the other | M:snackbars/#consecutive-snackbars
m | a dialog that can be moved with the mouse | M:dialogs/#draggable-dialog
m | text field where only numbers can be entered | M:text-fields/#type-number
m | the label overlaps the value that the browser filled in | M:text-fields/#shrink
m | use the link component of my router for a button | M:buttons/#third-party-routing-library guides/routing/#button guides/routing/#component-prop
m | loading animation uses a lot of processor time | M:progress/#high-cpu-load
m | show the loading indicator only after some time | M:progress/#delaying-appearance
m | add my own color to the theme and use it for a button | customization/palette/#custom-colors customization/palette/#custom-colors-in-components
m | change how all buttons of the application look | customization/theme-components/#theme-style-overrides customization/how-to-customize/#global-theme-overrides
m | useMediaQuery gives the wrong result on the server | M:use-media-query/#server-side-rendering
m | import only the components that I use to make the bundle smaller | guides/minimizing-bundle-size/#when-and-how-to-use-tree-shaking guides/minimizing-bundle-size/#option-one-use-path-imports
p | the week should begin on Monday | P:adapters-locale/#custom-start-of-week
p | users must not be able to pick a weekend | P:validation/#disable-specific-dates
p | open the calendar at a certain month when nothing is selected | P:base-concepts/#reference-date-when-no-value-is-defined P:date-calendar/#choose-the-initial-year-or-month
p | show the number of each week in the calendar | P:date-calendar/#display-the-week-number
p | type letters of the month in another language | P:adapters-locale/#set-a-custom-locale
c | long labels below the axis are cut off | C:axis/#fixing-tick-label-overflow-issues
c | the line should not break where a value is null | C:lines/#connect-missing-points
c | put text in the middle of the ring | C:pie-demo/#pie-chart-with-center-label
t | rename an item with a double click | T:rich-tree-view/editing/#enable-label-editing
t | load children only when an item is opened | T:rich-tree-view/lazy-loading/#basic-usage`;

const chinese = `
g | 怎样在刷新页面后保留筛选条件 | G:filtering-recipes/#store-filters-in-local-storage G:state/#save-and-restore-the-state
g | 如何去掉单元格被点击后的蓝色边框 | G:style-recipes/#remove-the-cell-focus-outline
g | 隔行显示不同的背景颜色 | G:style/#striped-rows
g | 保存修改之前先询问用户 | G:editing/persistence/#confirm-before-saving
g | 服务器不知道一共有多少行怎么办 | G:pagination/#unknown-or-estimated-total
g | 防止导出的内容被当作公式执行 | G:export/#escape-formulas G:export/#escape-formulas-in-excel
g | 一次只能展开一个详情面板 | G:master-detail/#recipes
g | 用代码滚动到某个单元格 | G:scrolling/#scrolling-to-specific-cells
g | 数据每秒都在变化时表格很卡 | G:row-updates/#high-frequency G:performance/#many-rows-and-frequent-updates
g | 把从剪贴板粘贴的数据保存到服务器 | G:clipboard/#persisting-pasted-data
g | 某些行的单元格不允许编辑 | G:editing/#disable-editing-of-specific-cells-within-a-row
g | 输入普通字母也能搜到带重音符号的内容 | G:filtering/#ignore-diacritics G:filtering/quick-filter/#ignore-diacritics G:filtering/header-filters/#ignore-diacritics-accents
g | 每个开发人员都需要许可证吗 | x/introduction/licensing/#how-many-developer-licenses-you-need
m | 页面加载时会先闪一下白色再变成深色 | customization/dark-mode/#dark-mode-flicker customization/dark-mode/#the-problem customization/dark-mode/#the-solution
m | 打开对话框后顶部的固定导航栏会跳动 | getting-started/faq/#why-do-fixed-elements-move-when-a-modal-opens
m | 禁用的按钮上不显示工具提示 | M:tooltips/#disabled-elements
m | 用户输入时从服务器请求选项 | M:autocomplete/#search-type M:autocomplete/#asynchronous-requests
m | 依次显示多条消息 | M:snackbars/#consecutive-snackbars
m | 可以用鼠标拖动的对话框 | M:dialogs/#draggable-dialog
m | 浏览器自动填充后标签和文字重叠 | M:text-fields/#shrink
m | 在按钮里使用路由库的链接组件 | M:buttons/#third-party-routing-library guides/routing/#button guides/routing/#component-prop
m | 过一段时间后才显示加载进度 | M:progress/#delaying-appearance
m | 在主题里添加自己的颜色 | customization/palette/#custom-colors customization/palette/#custom-colors-in-components
m | 一次修改整个应用里所有按钮的样式 | customization/theme-components/#theme-style-overrides customization/how-to-customize/#global-theme-overrides
m | 服务端渲染时媒体查询的结果不正确 | M:use-media-query/#server-side-rendering
p | 让一周从星期一开始 | P:adapters-locale/#custom-start-of-week
p | 用户不能选择周末 | P:validation/#disable-specific-dates
p | 没有值的时候日历先打开某个月份 | P:base-concepts/#reference-date-when-no-value-is-defined P:date-calendar/#choose-the-initial-year-or-month
p | 在日历里显示每周是第几周 | P:date-calendar/#display-the-week-number
c | 坐标轴下面太长的标签被截断 | C:axis/#fixing-tick-label-overflow-issues
c | 数据缺失的地方折线不要断开 | C:lines/#connect-missing-points
c | 在环形图中间显示文字 | C:pie-demo/#pie-chart-with-center-label
t | 双击修改树节点的名称 | T:rich-tree-view/editing/#enable-label-editing
t | 展开节点时才加载子节点 | T:rich-tree-view/lazy-loading/#basic-usage`;

/** All of them, both languages. */
export const judgedSentences: readonly JudgedQuery[] = [
  ...parseQueries('en', { sentence: english }),
  ...parseQueries('zh', { sentence: chinese }),
];
