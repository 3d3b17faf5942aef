import { parseQueries, type JudgedQuery } from './queries';

/**
 * What developers want to get done, in their own words. The queries and their targets were written before the index of texts and the phrases
 * in `config/searchPhrases` were there, by somebody who had never seen the search, and neither was made after them: they measure how it
 * answers what nobody thought of. So nothing is added to the phrases to have one of these found. `*` stands for any place of a page.
 */
const english: Readonly<Record<string, string>> = {
  task: `
g | sticky left column | G:column-pinning/ G:column-pinning/#implementing-column-pinning G:column-pinning/#column-pinning-on-initialization G:column-pinning/#controlled-column-pinning AG:data-grid-pro/#prop-pinnedColumns
g | zebra rows | G:style/#striped-rows G:style/#styling-rows G:row-definition/#styling-rows AG:data-grid/#prop-getRowClassName
g | save user column layout after reload | G:state/#save-and-restore-the-state-from-external-storage G:state/#save-and-restore-the-state G:state/#restore-the-state-with-initialstate G:column-recipes/#keep-column-width-and-order G:column-recipes/ AG:grid-api/#member-exportState
g | delete button in each row | G:column-definition/#special-properties G:column-definition/#column-types G:editing/#full-featured-crud G:column-definition/#rendering-cells AG:grid-actions-col-def/#member-getActions
g | lock some cells from edit | G:editing/#disable-editing-of-specific-cells-within-a-row G:editing/#making-a-column-editable AG:data-grid/#prop-isCellEditable
g | red text for negative amounts | G:style/#styling-cells G:column-definition/#styling-cells G:column-definition/#rendering-cells G:style-recipes/#style-cells-without-affecting-aggregation-cells AG:data-grid/#prop-getCellClassName AG:grid-col-def/#member-cellClassName
g | rearrange rows by dragging | G:row-ordering/ G:row-ordering/#implementing-row-reordering G:row-ordering/#row-reordering-events AG:data-grid-pro/#prop-rowReordering
g | wrap long text in cells | G:row-height/#dynamic-row-height G:row-height/#static-row-height G:row-height/#variable-row-height AG:data-grid/#prop-getRowHeight
g | jump to a record programmatically | G:scrolling/ G:scrolling/#scrolling-to-specific-cells G:scrolling/#apiref AG:grid-api/#member-scrollToIndexes
g | change empty table message | G:overlays/#no-rows-overlay G:overlays/#custom-no-rows-component G:overlays/#no-results-overlay G:overlays/#custom-no-results-component G:localization/#translation-keys G:localization/#locale-text AG:data-grid/#slot-noRowsOverlay
g | sum row at the bottom | G:aggregation/ G:aggregation/#initializing-aggregation G:aggregation/#structure-of-the-model G:aggregation/#usage-with-row-grouping G:aggregation/#built-in-functions G:row-pinning/ G:row-pinning/#implementing-row-pinning
g | two level table headings | G:column-groups/ G:column-groups/#define-column-groups G:column-groups/#customize-column-groups AG:data-grid/#prop-columnGroupingModel
m | trailing icon inside textbox | M:text-fields/#input-adornments M:text-fields/#icons A:input-adornment/ A:select/#prop-endAdornment
m | are you sure popup | M:dialogs/#alerts M:dialogs/#confirmation-dialogs M:dialogs/#material-ui-confirm M:dialogs/#usedialogs
m | toast message top right | M:snackbars/#position M:snackbars/#notistack M:snackbars/ A:snackbar/#prop-anchorOrigin
m | collapse sidebar to icons only | M:drawers/#mini-variant-drawer M:drawers/#dashboard-layout
m | dropdown pick several with checkboxes | M:selects/#checkmarks M:selects/#multiple-select M:autocomplete/#checkboxes
m | set brand color | customization/palette/#customize-the-defaults customization/palette/#custom-colors customization/palette/#provide-tokens-manually customization/palette/ customization/color/#picking-colors
m | price input with currency formatting | M:number-field/#units-and-currency M:text-fields/#integration-with-3rd-party-input-libraries M:text-fields/#input-adornments M:number-field/
m | fetch suggestions while typing debounce | M:autocomplete/#search-type M:autocomplete/#asynchronous-requests M:autocomplete/#google-maps-place
m | navbar disappears on scroll down | M:app-bar/#hide-app-bar M:app-bar/#scrolling A:use-scroll-trigger/
m | night theme switcher | customization/dark-mode/#toggling-color-mode customization/dark-mode/ customization/css-theme-variables/configuration/#toggle-dark-mode-manually A:use-color-scheme/
m | hint on greyed out button | M:tooltips/#disabled-elements M:buttons/#cursor-not-allowed
m | online status dot on profile picture | M:avatars/#with-badge M:badges/#dot-badge M:badges/#badge-overlap
p | military time no am pm | P:time-picker/#12h-and-24h-format P:adapters-locale/#meridiem--12h24h-format P:time-clock/#12h-and-24h-format P:digital-clock/#12h-and-24h-format P:time-field/#customize-the-time-format AP:time-picker/#prop-ampm AP:date-time-picker/#prop-ampm
p | credit card expiry month only | P:date-picker/#views P:date-calendar/#views P:date-calendar/#month-and-year-calendar P:date-field/#customize-the-date-format P:adapters-locale/#custom-field-format AP:date-picker/#prop-views
p | calendar begin on monday | P:adapters-locale/#custom-start-of-week P:adapters-locale/#with-dayjs-1 P:adapters-locale/#with-date-fns-1 P:adapters-locale/#with-luxon-1 P:adapters-locale/#with-momentjs-1 P:date-calendar/#localization
p | reset button to empty date | P:date-picker/#clearing-the-value P:fields/#clearable-behavior AP:date-field/#prop-clearable P:custom-components/#action-bar
p | last 30 days preset | P:shortcuts/ P:shortcuts/#range-shortcuts P:shortcuts/#add-shortcuts P:date-range-picker/#add-shortcuts AP:pickers-shortcuts/
p | no manual typing open on click | P:custom-field/#read-only-text-field P:custom-field/#use-a-button P:custom-field/#read-only-text-field-on-mobile
p | appointments every 15 minutes | P:digital-clock/#time-steps P:time-picker/#choose-time-view-renderer P:time-picker/#validation AP:time-picker/#prop-timeSteps AP:time-picker/#prop-minutesStep AP:date-time-picker/#prop-timeSteps AP:date-time-picker/#prop-minutesStep
p | mark holidays on days | P:date-calendar/#dynamic-data P:date-calendar/#day-view-customization P:custom-components/#day P:date-range-calendar/#custom-day-rendering
c | numbers on top of bars | C:bars/#labels C:bars/#custom-labels C:label/#basic-display AC:bar-chart/#prop-barLabel
c | text in the middle of donut | C:pie-demo/#pie-chart-with-center-label C:pie/#composition C:gauge/#text-configuration
c | dotted line for predicted values | C:line-demo/#line-with-forecast C:line-demo/#dashed-line-chart C:lines/#css
c | dollar sign in hover popup | C:tooltip/#formatting C:tooltip/#advanced-formatting C:tooltip/#axis-formatter C:bars/#using-a-dataset AC:bar-series/#member-valueFormatter AC:line-series/#member-valueFormatter
c | slanted category names below chart | C:axis/#text-customization C:axis/#fixing-tick-label-overflow-issues AC:axis-config/#member-tickLabelStyle
c | goal line across plot | C:axis/#reference-line C:line-demo/#line-chart-with-reference-lines C:composition/#additional-information AC:charts-reference-line/ AC:charts-reference-line/#prop-y
c | download graph as picture | C:export/ C:export/#enable-export C:export/#default-toolbar C:export/#export-formats C:export/#export-an-image C:export/#image-export-prerequisites
t | open all branches at start | T:rich-tree-view/expansion/ T:simple-tree-view/expansion/ T:rich-tree-view/expansion/#controlled-expansion T:simple-tree-view/expansion/#controlled-expansion AT:rich-tree-view/#prop-defaultExpandedItems AT:simple-tree-view/#prop-defaultExpandedItems
t | ticking folder ticks everything inside | T:rich-tree-view/selection/#automatic-parents-and-children-selection T:simple-tree-view/selection/#checkbox-selection T:rich-tree-view/selection/#checkbox-selection AT:rich-tree-view/#prop-selectionPropagation AT:simple-tree-view/#prop-selectionPropagation
t | inline rename of nodes | T:rich-tree-view/editing/ T:rich-tree-view/editing/#enable-label-editing T:rich-tree-view/editing/#track-item-label-change AT:rich-tree-view/#prop-isItemEditable AT:rich-tree-view/#prop-onItemLabelChange
s | smaller padding on phones | system/the-sx-prop/#responsive-values system/basics/#responsive-values system/the-sx-prop/#array-values system/basics/#responsive-demo
s | hide element below tablet | system/display/#hiding-elements system/the-sx-prop/#display
s | equal space between items in a row | system/stack/ system/stack/#basics system/stack/#direction system/stack/#flexbox-gap system/grid/#gap system/flexbox/#justify-content system/react-grid/#spacing system/stack/#responsive-values`,
  question: `
g | my table rows do not show up at all inside a flex div | G:layout/* x/common-concepts/error-messages-data-grid/#the-parent-element-of-the-grid-has-an-empty-height
g | how do I put the old value back when the save request to my API fails | G:editing/persistence/#server-side-validation G:editing/persistence/#the-processrowupdate-callback G:editing/persistence/#confirm-before-saving G:editing/persistence/ G:server-side-data/#updating-server-side-data AG:data-grid/#prop-onProcessRowUpdateError AG:data-grid/#prop-processRowUpdate
g | how to make columns stretch so there is no blank space on the right | G:column-dimensions/#fluid-width G:column-dimensions/#autosizing G:column-dimensions/ AG:grid-col-def/#member-flex
m | why does my page shift sideways when a modal pops up | getting-started/faq/#why-do-fixed-elements-move-when-a-modal-opens M:modal/#scroll-lock M:dialogs/#limitations A:modal/#prop-disableScrollLock A:dialog/#prop-disableScrollLock
m | how to stop button text from being all caps | M:buttons/#customization system/typography/#text-transformation guides/building-extensible-themes/#branded-theme customization/typography/#variants customization/theme-components/#theme-style-overrides
m | dev server takes forever to start because of icons import | guides/minimizing-bundle-size/* M:icons/#usage getting-started/installation/#icons
p | date stored in database is one day earlier than selected | P:timezone/ P:timezone/#overview P:timezone/#store-utc-dates-but-display-in-the-systems-timezone P:timezone/#store-utc-dates-but-display-in-another-timezone P:timezone/#dayjs-and-utc P:quickstart/#render-the-component
c | my line graph with ten thousand points is really slow to draw | C:lines/#optimization AC:line-series/#member-showMark C:animation/#skip-the-animation
t | how do I show details of the node the user clicked on | T:rich-tree-view/items/#track-item-clicks T:simple-tree-view/items/#track-item-clicks T:rich-tree-view/selection/#track-item-selection-change T:simple-tree-view/selection/#track-item-selection-change AT:rich-tree-view/#prop-onItemClick AT:simple-tree-view/#prop-onItemClick T:rich-tree-view/items/#get-an-item-by-id
s | why do I get 32px corners when I write 8 for the radius | system/borders/#border-radius system/the-sx-prop/#borders system/properties/#borders system/basics/#api-tradeoff system/styled/#the-style-definition-varies-slightly system/configure-the-sx-prop/#override-existing-behavior`,
  misspelt: `
g | datagird serverside sortng | G:sorting/#server-side-sorting G:server-side-data/#server-side-filtering-sorting-and-pagination G:server-side-data/#with-a-data-source G:server-side-data/#without-a-data-source AG:data-grid/#prop-sortingMode
g | rowgruoping expanded by defualt | G:row-grouping/#group-expansion AG:data-grid-premium/#prop-defaultGroupingExpansionDepth AG:data-grid-premium/#prop-isGroupExpandedByDefault AG:data-grid-pro/#prop-defaultGroupingExpansionDepth
m | autocomplet add new option | M:autocomplete/#creatable M:autocomplete/#free-solo A:autocomplete/#prop-freeSolo
m | steper vertcal | M:steppers/#vertical-stepper A:stepper/#prop-orientation
p | daterangpicker 3 months | P:date-range-picker/#render-1-to-3-months P:date-range-calendar/#choose-the-months-to-render AP:date-range-picker/#prop-calendars AP:date-range-calendar/#prop-calendars
c | barchart horizntal | C:bars/#layout AC:bar-chart/#prop-layout AC:bar-series/#member-layout
c | piechart lable percent | C:pie-demo/#pie-chart-with-percentages C:pie/#labels C:label/#pie-labels AC:pie-series/#member-arcLabel
t | treveiw dragdrop | T:rich-tree-view/ordering/ T:rich-tree-view/ordering/#enable-drag-and-drop-re-ordering AT:rich-tree-view-pro/#prop-itemsReordering`,
  code: `
g | initialState={{ pagination: { paginationModel: { pageSize: 50 } } }} | G:pagination/#initializing-the-pagination-model G:pagination/#pagination-model G:pagination/#page-size-options G:pagination/#size-of-the-page G:state/#initialize-the-state AG:data-grid/#prop-initialState AG:data-grid/#prop-paginationModel
g | valueGetter: (params) => params.row.user.name | G:column-definition/#value-getter G:cells/#valuegetter AG:grid-col-def/#member-valueGetter x/migration/migration-data-grid-v6/#columns G:row-definition/#feeding-data
m | components: { MuiButton: { styleOverrides: { root: | customization/theme-components/ customization/theme-components/#theme-style-overrides customization/how-to-customize/#global-theme-overrides customization/components/#global-theme-override customization/components/#global-theme-variation
p | <DatePicker slotProps={{ textField: { size: 'small', error: false } }} /> | P:custom-field/#customize-the-text-field P:date-picker/#customization P:date-picker/#form-props P:custom-field/#customize-the-default-field P:base-concepts/#overriding-slots-and-slot-props AP:date-picker/#prop-slotProps
t | <SimpleTreeView slots={{ collapseIcon: FolderOpenIcon }}> | T:simple-tree-view/customization/#custom-icons T:rich-tree-view/customization/#custom-icons AT:simple-tree-view/#prop-slots T:simple-tree-view/customization/#custom-tree-item
s | sx={{ mx: 'auto', px: [2, 4] }} | system/spacing/#horizontal-centering system/the-sx-prop/#array-values system/spacing/#notation system/the-sx-prop/#spacing system/basics/#shorthands`,
  error: `
g | error says all rows need an id but my data has _id | G:row-definition/#row-identifier G:quickstart/#define-rows AG:data-grid/#prop-getRowId
g | console prints missing license and watermark over grid | x/introduction/licensing/#missing-license-key x/introduction/licensing/#validation-failures x/introduction/licensing/#license-key x/introduction/licensing/#install-the-key x/introduction/licensing/#where-to-install-the-key x/introduction/licensing/#evaluation-trial-licenses x/introduction/licensing/#what-the-key-is-for x/introduction/installation/#check-the-installation x/common-concepts/error-messages/#error-checking-license
m | warning select got a value that is not one of the menu items | guides/error-messages-components/#select-out-of-range-value
m | nextjs prop className mismatch between server and client | getting-started/faq/#class-names-dont-match-while-hydrating getting-started/faq/#why-does-the-page-look-wrong-when-rendered-on-the-server guides/nextjs/* guides/server-rendering/#the-theme
p | date picker crashes complaining about localization provider context | x/common-concepts/error-messages-pickers/#can-not-find-the-pickers-localization-context P:quickstart/#integrate-provider-and-adapter P:quickstart/#localization-provider AP:localization-provider/
c | throws that first axis has to be band | x/common-concepts/error-messages-charts/#the-axis-should-be-of-type-band C:axis/#axis-type C:bars/#basics C:bars/#composition AC:axis-config/#member-scaleType`,
};

const chinese: Readonly<Record<string, string>> = {
  task: `
g | 顶部 搜索框 过滤 所有列 | G:filtering/quick-filter/ G:components/quick-filter/ G:components/quick-filter/#basic-usage G:filtering-recipes/#quick-filter-outside-the-grid G:components/quick-filter/#persistent-quick-filter
g | 从 Excel 粘贴数据 | G:clipboard/ G:clipboard/#clipboard-paste G:clipboard/#persisting-pasted-data G:clipboard/#format-of-the-clipboard-data
g | 点一下 就能修改 单元格 | G:recipes-editing/#single-click-editing G:editing/#start-editing AG:grid-api/#member-startCellEditMode
g | 拖拽 改变列宽 | G:column-dimensions/#resizing G:column-dimensions/ AG:data-grid/#prop-onColumnResize AG:data-grid/#prop-onColumnWidthChange AG:data-grid/#prop-disableColumnResize AG:grid-col-def/#member-resizable
g | 全选 只选当前页 | G:row-selection/#visible-rows-selection AG:data-grid-pro/#prop-checkboxSelectionVisibleOnly G:row-selection/#checkbox-selection
g | 合并 相同值 上下单元格 | G:row-spanning/ G:row-spanning/#enable-row-spanning G:row-spanning/#customizing-row-spanning-cells AG:data-grid/#prop-rowSpanning
g | 点击一行 打开详情页 | G:events/#rows G:events/#with-the-prop-of-the-event G:events/#subscribing-to-events AG:data-grid/#prop-onRowClick
g | 界面文字 换成中文 | G:localization/ G:localization/#locale-text G:localization/#supported-locales G:localization/#translation-keys AG:data-grid/#prop-localeText
g | 后端分页 总条数 | G:pagination/#server-side-pagination G:pagination/#index-based-pagination G:pagination/#unknown-or-estimated-total G:server-side-data/#server-side-filtering-sorting-and-pagination AG:data-grid/#prop-rowCount AG:data-grid/#prop-paginationMode AG:grid-api/#member-setRowCount
g | 请求数据时 显示占位 | G:overlays/#loading-overlay G:overlays/#skeleton G:overlays/#custom-loading-component AG:data-grid/#prop-loading
g | csv 打开 中文乱码 | G:export/#file-encoding G:export/#csv-export
g | 行下面 展开 子表格 | G:master-detail/ G:master-detail/#the-master-detail-pattern G:master-detail/#implementing-master-detail-panels AG:data-grid-pro/#prop-getDetailPanelContent
m | 提交按钮 转圈 | M:buttons/#loading-button A:button/#prop-loading M:button-group/#loading-button M:progress/#interactive-integration
m | 手机端 弹窗铺满屏幕 | M:dialogs/#responsive-full-screen M:dialogs/#full-screen-dialogs A:dialog/#prop-fullScreen
m | 选择本地文件 按钮 | M:buttons/#file-upload
m | 打分 半颗星 | M:rating/#rating-precision A:rating/#prop-precision
m | 鼠标右键 弹出菜单 | M:menus/#context-menu M:popover/#anchor-playground
m | 返回顶部 按钮 | M:app-bar/#back-to-top
m | 文字太长 显示省略号 | M:typography/#usage system/display/#text-overflow A:typography/#prop-noWrap M:stack/#white-space-nowrap
m | 表格 滚动 表头不动 | M:tables/#sticky-header
m | 选项卡太多 左右滑动 | M:tabs/#scrollable-tabs M:tabs/#automatic-scroll-buttons M:tabs/#forced-scroll-buttons M:tabs/#prevent-scroll-buttons A:tabs/#prop-variant A:tabs/#prop-scrollButtons
m | 价格区间 两个滑块 | M:slider/#range-slider M:slider/#minimum-distance
m | 阿拉伯文 界面反向 | customization/right-to-left/* guides/right-to-left/* guides/localization/#rtl-support
m | 去掉 点击水波纹 | getting-started/faq/#how-do-i-disable-the-ripple-everywhere A:button-base/#prop-disableRipple A:button/#prop-disableRipple customization/globals/#default-props customization/theme-components/#theme-default-props
m | 全局 更换字体 思源黑体 | customization/typography/#font-family customization/typography/#self-hosted-fonts customization/typography/ guides/nextjs/#font-optimization
p | 周末 不可选 | P:validation/#disable-specific-dates P:date-picker/#validation AP:date-picker/#prop-shouldDisableDate AP:date-calendar/#prop-shouldDisableDate
p | 显示成 年-月-日 | P:adapters-locale/#custom-field-format P:adapters-locale/#custom-formats P:date-field/#customize-the-date-format P:adapters-locale/#field-supported-formats P:adapters-locale/#set-a-custom-locale AP:date-picker/#prop-format
p | 时分秒 都要选 | P:time-picker/#views P:date-time-picker/#views P:time-clock/#views P:digital-clock/#views P:time-field/#customize-the-time-format AP:time-picker/#prop-views AP:date-time-picker/#prop-views
p | 日历 第几周 | P:date-calendar/#display-the-week-number AP:date-calendar/#prop-displayWeekNumber AP:date-picker/#prop-displayWeekNumber
p | 弹层底部 今天 确定 取消 | P:custom-components/#action-bar P:custom-components/#component-props P:custom-components/#component AP:pickers-action-bar/ AP:pickers-action-bar/#prop-actions
p | 电脑上 也用 手机版弹窗 | P:base-concepts/#responsiveness P:base-concepts/#choose-interaction-style P:date-picker/#available-components P:time-picker/#available-components P:date-time-picker/#available-components AP:date-picker/#prop-desktopModeMediaQuery AP:mobile-date-picker/
p | 只能选 9点到18点 | P:validation/#minimum-and-maximum-time P:validation/#disable-specific-time P:validation/#time-validation P:time-picker/#validation P:digital-clock/#validation P:digital-clock/#skip-rendering-disabled-options AP:time-picker/#prop-minTime AP:time-picker/#prop-maxTime AP:time-picker/#prop-shouldDisableTime
c | 左右 两个 纵坐标 | C:bar-demo/#biaxial-bar-chart C:line-demo/#biaxial-line-chart C:scatter-demo/#scatter-chart-with-multiple-y-axes C:axis/#position C:axis/#multiple-axes-on-same-side
c | 图例 放到下面 | C:legend/#position C:legend/#customization
c | 折线 改成 平滑曲线 | C:lines/#interpolation AC:line-series/#member-curve
c | 堆积 100% 占比 | C:stacking/#stack-offset C:stacking/#stacking-strategy C:areas-demo/#percent-area-chart C:bars/#stacking-strategy AC:bar-series/#member-stackOffset
c | 半圆 仪表盘 | C:gauge/#arcs-configuration C:gauge/
c | 没数据时 提示文字 | C:styling/#overlay C:styling/#custom-overlay C:localization/#translation-keys C:localization/#localize-text C:localization/#set-translations-locally
c | 面积 渐变色 填充 | C:styling/#gradients-and-patterns C:lines/#color-scale C:styling/#values-color
t | 展开时 再请求 下级 | T:rich-tree-view/lazy-loading/ T:rich-tree-view/lazy-loading/#basic-usage T:rich-tree-view/lazy-loading/#using-react-query AT:rich-tree-view-pro/#prop-dataSource
t | 换成 文件夹 图标 | T:rich-tree-view/customization/#custom-icons T:simple-tree-view/customization/#custom-icons T:rich-tree-view/customization/#file-explorer AT:rich-tree-view/#prop-slots AT:simple-tree-view/#prop-slots
t | 某些节点 灰掉 不让点 | T:rich-tree-view/items/#disabled-items T:simple-tree-view/items/#disabled-items T:rich-tree-view/items/#imperatively-disable-an-item AT:rich-tree-view/#prop-isItemDisabled AT:tree-item/#prop-disabled
s | 鼠标移上去 变色 sx | system/the-sx-prop/#basic-example system/basics/#superset-of-css system/overview/#introduction
s | 打印时 不显示 | system/display/#display-in-print system/the-sx-prop/#display
s | 卡片 自动换行 等宽列 | system/grid/#grid-template-columns system/react-grid/#auto-layout system/react-grid/#fluid-grids system/flexbox/#flex-wrap system/react-grid/#basic-grid`,
  question: `
g | 翻页之后之前勾选的行就没有了怎么保留 | G:row-selection/#usage-with-server-side-pagination G:row-selection/#row-selection-with-filtering G:row-selection/#controlled-row-selection AG:data-grid/#prop-keepNonExistentRowsSelected
g | 怎么让表格高度自动占满剩余空间 | G:layout/* x/common-concepts/error-messages-data-grid/#the-parent-element-of-the-grid-has-an-empty-height
g | 外面输入框打字时整个表格都跟着重新渲染很卡 | G:performance/*
m | 点弹窗外面的灰色区域不想让它关掉 | M:dialogs/#reasons-for-closing M:modal/#basic-modal A:dialog/#prop-onClose A:modal/#prop-onClose M:dialogs/#confirmation-dialogs
m | 刷新页面会先闪一下白色然后才变成暗色 | customization/dark-mode/#dark-mode-flicker customization/dark-mode/#the-problem customization/dark-mode/#the-solution customization/dark-mode/#initcolorschemescript-component M:init-color-scheme-script/* customization/css-theme-variables/configuration/#prevent-flickering-on-the-server customization/css-theme-variables/configuration/#nextjs-app-router A:init-color-scheme-script/
m | tailwind 写的类名不起作用总被组件自带样式盖住 | guides/tailwindcss-v4/* customization/css-layers/* guides/interoperability/#tailwind-css guides/interoperability/#setup guides/interoperability/#css-injection-order
p | 传给后端的时间为什么少了八个小时 | P:timezone/ P:timezone/#overview P:timezone/#store-utc-dates-but-display-in-the-systems-timezone P:timezone/#store-utc-dates-but-display-in-another-timezone P:timezone/#dayjs-and-utc P:timezone/#dayjs-and-timezones P:quickstart/#render-the-component
c | 怎么在一张图里同时画柱子和折线 | C:composition/ C:composition/#overview C:composition/#plotting C:bars/#composition C:lines/#composition
t | 点文字只想选中不想展开只有点箭头才展开 | T:rich-tree-view/expansion/#limit-expansion-to-icon-container T:simple-tree-view/expansion/#limit-expansion-to-icon-container AT:rich-tree-view/#prop-expansionTrigger AT:simple-tree-view/#prop-expansionTrigger
s | Stack 里面给某个子元素加的外边距为什么没效果 | system/stack/#margin-on-the-children system/stack/#flexbox-gap system/stack/#limitations M:stack/#margin-on-the-children M:stack/#flexbox-gap`,
  misspelt: `
g | DataGrid列宽自适应 | G:column-dimensions/#autosizing G:column-dimensions/#fluid-width G:column-dimensions/ G:column-dimensions/#column-width AG:data-grid/#prop-autosizeOnMount AG:grid-api/#member-autosizeColumns AG:grid-col-def/#member-flex
g | 数剧表格 自定义工具栏 | G:components/toolbar/ G:components/toolbar/#basic-usage G:components/toolbar/#custom-elements G:components/#toolbar G:export/#custom-toolbar AG:data-grid/#slot-toolbar
g | datagird 隐藏列 | G:column-visibility/ G:column-visibility/#initialize-visible-columns G:column-visibility/#controlled-visible-columns G:column-visibility/#column-visibility-panel AG:data-grid/#prop-columnVisibilityModel AG:grid-api/#member-setColumnVisibility
m | textfeild 多行 自动长高 | M:text-fields/#multiline M:textarea-autosize/ M:textarea-autosize/#example M:textarea-autosize/#in-a-text-field A:text-field/#prop-multiline A:text-field/#prop-minRows A:text-field/#prop-maxRows
m | Snakbar几秒后消失 | M:snackbars/#automatic-dismiss A:snackbar/#prop-autoHideDuration
p | datepiker 选出生年份 | P:date-picker/#views P:date-picker/#order-of-years P:date-calendar/#views P:date-calendar/#order-of-years P:date-calendar/#choose-the-initial-year-or-month AP:date-picker/#prop-openTo AP:date-picker/#prop-yearsOrder
c | LineChart滚轮放大 | C:zoom-and-pan/ C:zoom-and-pan/#basic-usage C:zoom-and-pan/#zooming-options AC:axis-config/#member-zoom
t | TreeView缩进距离 | T:tree-item-customization/#change-nested-items-indentation T:tree-item-customization/#basics AT:rich-tree-view/#prop-itemChildrenIndentation AT:simple-tree-view/#prop-itemChildrenIndentation`,
  code: `
g | preProcessEditCellProps: (params) => ({ ...params.props, error: true }) | G:editing/#validation G:recipes-editing/#conditional-validation AG:grid-col-def/#member-preProcessEditCellProps
m | createTheme({ breakpoints: { values: { laptop: 1024 } } }) | customization/breakpoints/#custom-breakpoints customization/breakpoints/#default-values customization/breakpoints/ M:grid/#custom-breakpoints
m | <Button component={Link} to="/home"> | guides/routing/#button guides/routing/#component-prop guides/routing/#react-router-examples guides/composition/#component-prop M:buttons/#third-party-routing-library M:buttons/#buttons-as-links getting-started/faq/#how-do-i-use-react-router A:button/#prop-component
p | <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="zh-cn"> | P:adapters-locale/#set-a-custom-locale P:adapters-locale/#with-dayjs P:quickstart/#integrate-provider-and-adapter P:quickstart/#localization-provider P:localization/#using-localizationprovider AP:localization-provider/ AP:localization-provider/#prop-adapterLocale
c | <BarChart onItemClick={(event, d) => setItem(d)} /> | C:bars/#click-event AC:bar-chart/#prop-onItemClick
s | styled('div', { shouldForwardProp: (prop) => prop !== 'active' }) | system/styled/#styledcomponent-optionsstyles--component system/styled/#basic-usage system/styled/#the-styled-function customization/how-to-customize/#dynamic-overrides`,
  error: `
g | 日期列报错 说值必须是 Date 对象 | G:column-definition/#converting-types G:row-definition/#feeding-data G:column-definition/#column-types G:cells/#valuegetter G:column-definition/#value-getter
g | 控制台提示授权过期 页面出现水印 | x/introduction/licensing/#expired-license-key x/introduction/licensing/#expired-package-version x/introduction/licensing/#validation-failures x/introduction/licensing/#what-the-key-is-for x/common-concepts/error-messages/#error-checking-license
m | 安装完启动报错 找不到 emotion 模块 | getting-started/installation/#check-the-installation getting-started/installation/#default-installation
p | 传字符串进去报错 value.isValid 不是函数 | P:quickstart/#render-the-component P:date-picker/#uncontrolled-vs-controlled-value P:date-field/#uncontrolled-vs-controlled-value P:quickstart/#date-value-types
p | 自己写的日期格式提示 token 不支持 | x/common-concepts/error-messages-pickers/#the-token-is-not-supported-by-the-pickers x/common-concepts/error-messages-pickers/#the-token-should-have-a-maxlength-property x/common-concepts/error-messages-pickers/#formats-of-fields P:adapters-locale/#field-supported-formats
t | 树组件报错 有两个节点 id 一样 | x/common-concepts/error-messages/#two-items-with-the-same-id T:rich-tree-view/items/#item-identifier T:simple-tree-view/items/#item-identifier`,
};

/** All of them, both languages. */
export const judgedTasks: readonly JudgedQuery[] = [
  ...parseQueries('en', english),
  ...parseQueries('zh', chinese),
];
