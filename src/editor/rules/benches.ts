import type { Limits } from './propControl';

/** How a component is shown whose props a reader plays with. */
export interface Bench {
  /** Exported name, which its import is made of: `Button` from `@mui/material/Button`. */
  name: string;
  /** Package that it comes from, and all that `uses` names; `@mui/material` where it is left out. */
  from?: string;
  /** What stands in it: text, which the reader may change, or JSX. */
  text?: string;
  children?: string;
  /** Attributes that are always there, as JSX. */
  fixed?: string;
  /** Values to begin with. */
  start?: Readonly<Record<string, string | number | boolean>>;
  /** JSX around it; `%` stands for it. */
  around?: string;
  /** More components of the package that the above names. */
  uses?: readonly string[];
  /** Props that mean nothing by themselves here. */
  without?: readonly string[];
  /** The only props to play with, of a component whose other ones show nothing here. */
  only?: readonly string[];
  /** Of numbers beyond which the component would draw for ever, or too long; `mostNumber` is for all others. */
  limits?: Readonly<Record<string, Limits>>;
}

const options = "options={['Georgian', 'Peruvian', 'Thai']}";
const twoTabs = '<Tab label="Menu" /><Tab label="Hours" />';
const listItem = '<ListItemText primary="Table 4" secondary="Two guests" />';

/** A chart is as wide as what is around it, and has to be given a height. */
const chart = { from: '@mui/x-charts', start: { height: 240 } } as const;
const weeks = "{ data: ['May', 'June', 'July'] }";

/** What a picker needs to know of dates. */
const picker = {
  from: '@mui/x-date-pickers',
  uses: ['AdapterDayjs', 'LocalizationProvider'],
  around: '<LocalizationProvider dateAdapter={AdapterDayjs}>%</LocalizationProvider>',
} as const;
const fieldProps = ['disabled', 'format', 'readOnly'];
const pickerProps = ['disabled', 'format', 'label', 'readOnly'];
const monthProps = [
  'disableHighlightToday',
  'disabled',
  'displayWeekNumber',
  'fixedWeekNumber',
  'loading',
  'showDaysOutsideCurrentMonth',
];
const monthLimits = { fixedWeekNumber: { min: 0, max: 12 } };

/** Of a field: most are those of what it is based on. */
const inputProps = [
  'color',
  'disabled',
  'error',
  'fullWidth',
  'multiline',
  'placeholder',
  'readOnly',
  'required',
  'size',
];

const treeProps = ['checkboxSelection', 'disableSelection'];

/** Props that are seen only while somebody works the component, or that take the focus away from their control. */
export const unseenAtRest: readonly string[] = [
  'autoFocus',
  'disableFocusRipple',
  'skipFocusWhenDisabled',
];

/**
 * Components whose props can be played with on their page of the API reference, by its address. A component is here if it shows
 * something by itself; what it needs for that stands beside it.
 */
export const benches: Readonly<Record<string, Bench>> = {
  '/api-docs/accordion/': {
    name: 'Accordion',
    children:
      '<AccordionSummary>Opening hours</AccordionSummary><AccordionDetails>From 9 to 17</AccordionDetails>',
    uses: ['AccordionSummary', 'AccordionDetails'],
    without: ['expanded'],
  },
  '/api-docs/alert/': {
    name: 'Alert',
    text: 'The table is booked.',
    // Of a button that only an alert with a handler has.
    without: ['closeText'],
  },
  '/api-docs/app-bar/': {
    name: 'AppBar',
    children: '<Toolbar>Bookings</Toolbar>',
    uses: ['Toolbar'],
    start: { position: 'static' },
  },
  '/api-docs/autocomplete/': {
    name: 'Autocomplete',
    fixed: `${options} renderInput={(params) => <TextField {...params} label="Cuisine" />}`,
    uses: ['TextField'],
    without: ['open', 'inputValue', 'multiple', 'includeInputInList'],
  },
  '/api-docs/avatar/': { name: 'Avatar', text: 'AB', without: ['alt', 'src', 'srcSet', 'sizes'] },
  '/api-docs/avatar-group/': {
    name: 'AvatarGroup',
    children: '<Avatar>A</Avatar><Avatar>B</Avatar><Avatar>C</Avatar><Avatar>D</Avatar>',
    uses: ['Avatar'],
    start: { max: 3 },
  },
  '/api-docs/badge/': {
    name: 'Badge',
    children: '<Avatar>A</Avatar>',
    uses: ['Avatar'],
    start: { badgeContent: '4', color: 'primary' },
    // Of the number, which a text is not.
    without: ['showZero'],
  },
  '/api-docs/bottom-navigation/': {
    name: 'BottomNavigation',
    children: '<BottomNavigationAction label="Today" /><BottomNavigationAction label="Week" />',
    uses: ['BottomNavigationAction'],
    fixed: 'value={0}',
  },
  '/api-docs/breadcrumbs/': {
    name: 'Breadcrumbs',
    children:
      '<Link href="#a">Home</Link><Link href="#b">Menu</Link><Link href="#c">Soups</Link><Typography>Lentil</Typography>',
    uses: ['Link', 'Typography'],
    // Collapsed, as only then there is something to expand.
    start: { maxItems: 3 },
  },
  '/api-docs/button/': { name: 'Button', text: 'Book a table', start: { variant: 'contained' } },
  '/api-docs/button-group/': {
    name: 'ButtonGroup',
    children: '<Button>One</Button><Button>Two</Button><Button>Three</Button>',
    uses: ['Button'],
    without: ['disableRipple'],
  },
  '/api-docs/card/': {
    name: 'Card',
    children: '<CardContent>Soup of the day</CardContent>',
    uses: ['CardContent'],
    start: { raised: true },
  },
  '/api-docs/card-header/': {
    name: 'CardHeader',
    start: { title: 'Soup of the day', subheader: 'Until 14:00' },
  },
  '/api-docs/checkbox/': {
    name: 'Checkbox',
    fixed: "slotProps={{ input: { 'aria-label': 'Outside' } }}",
    without: ['checked', 'id', 'value'],
  },
  '/api-docs/chip/': { name: 'Chip', start: { label: 'In stock' } },
  '/api-docs/circular-progress/': {
    name: 'CircularProgress',
    fixed: 'aria-label="Loading"',
    start: { variant: 'determinate', value: 60 },
  },
  '/api-docs/divider/': { name: 'Divider', text: 'or' },
  '/api-docs/fab/': {
    name: 'Fab',
    text: 'Add',
    start: { color: 'primary', variant: 'extended' },
    without: ['disableRipple'],
  },
  '/api-docs/filled-input/': {
    name: 'FilledInput',
    fixed: "inputProps={{ 'aria-label': 'Guests' }}",
    start: { placeholder: 'Guests' },
    only: ['disableUnderline', 'hiddenLabel', ...inputProps],
  },
  '/api-docs/form-control-label/': {
    name: 'FormControlLabel',
    fixed: 'control={<Switch />}',
    uses: ['Switch'],
    start: { label: 'Outside' },
    without: ['checked'],
  },
  '/api-docs/form-helper-text/': { name: 'FormHelperText', text: 'At least two guests' },
  '/api-docs/form-label/': { name: 'FormLabel', text: 'Guests' },
  '/api-docs/icon-button/': { name: 'IconButton', text: '+', fixed: 'aria-label="Add"' },
  '/api-docs/input/': {
    name: 'Input',
    fixed: "inputProps={{ 'aria-label': 'Guests' }}",
    start: { placeholder: 'Guests' },
    only: ['disableUnderline', ...inputProps],
  },
  '/api-docs/linear-progress/': {
    name: 'LinearProgress',
    fixed: 'aria-label="Loading"',
    start: { variant: 'buffer', value: 60, valueBuffer: 80 },
  },
  '/api-docs/link/': { name: 'Link', text: 'The menu', fixed: 'href="#menu"' },
  '/api-docs/list/': {
    name: 'List',
    children: `<ListItem>${listItem}</ListItem><ListItem>${listItem}</ListItem>`,
    uses: ['ListItem', 'ListItemText'],
  },
  '/api-docs/list-item/': {
    name: 'ListItem',
    children: listItem,
    uses: ['List', 'ListItemText'],
    around: '<List>%</List>',
  },
  '/api-docs/list-item-button/': {
    name: 'ListItemButton',
    children: listItem,
    uses: ['ListItemText'],
  },
  '/api-docs/list-item-text/': {
    name: 'ListItemText',
    start: { primary: 'Table 4', secondary: 'Two guests' },
  },
  '/api-docs/list-subheader/': {
    name: 'ListSubheader',
    text: 'Tables',
    uses: ['List'],
    around: '<List>%</List>',
  },
  '/api-docs/menu-item/': {
    name: 'MenuItem',
    text: 'Soup',
    uses: ['MenuList'],
    around: '<MenuList>%</MenuList>',
  },
  '/api-docs/mobile-stepper/': {
    name: 'MobileStepper',
    fixed: 'backButton={null} nextButton={null}',
    start: { steps: 4, activeStep: 1, position: 'static' },
    limits: { steps: { min: 1, max: 100 } },
  },
  '/api-docs/outlined-input/': {
    name: 'OutlinedInput',
    fixed: "inputProps={{ 'aria-label': 'Guests' }}",
    start: { placeholder: 'Guests' },
    only: inputProps,
  },
  '/api-docs/pagination/': {
    name: 'Pagination',
    start: { count: 10 },
    limits: { boundaryCount: { min: 0, max: 50 }, siblingCount: { min: 0, max: 50 } },
  },
  '/api-docs/paper/': { name: 'Paper', text: 'Soup of the day', start: { elevation: 3 } },
  '/api-docs/radio/': {
    name: 'Radio',
    fixed: "slotProps={{ input: { 'aria-label': 'Outside' } }}",
    without: ['checked', 'id', 'name', 'value'],
  },
  '/api-docs/rating/': {
    name: 'Rating',
    fixed: 'defaultValue={3}',
    without: ['value', 'name', 'defaultValue'],
    limits: { max: { min: 0, max: 20 }, precision: { min: 0.1, max: 100 } },
  },
  '/api-docs/select/': {
    name: 'Select',
    fixed: "defaultValue=\"thai\" inputProps={{ 'aria-label': 'Cuisine' }}",
    children:
      '<MenuItem value="thai">Thai</MenuItem><MenuItem value="georgian">Georgian</MenuItem>',
    uses: ['MenuItem'],
    without: [
      'autoWidth',
      'open',
      'defaultOpen',
      'native',
      'multiple',
      'displayEmpty',
      'labelId',
      'label',
    ],
  },
  '/api-docs/skeleton/': { name: 'Skeleton', start: { height: 40 } },
  '/api-docs/slider/': {
    name: 'Slider',
    fixed: 'aria-label="Hours" defaultValue={30}',
    without: [
      'aria-label',
      'defaultValue',
      'disableSwap',
      'name',
      'shiftStep',
      'tabIndex',
      'value',
    ],
  },
  '/api-docs/snackbar-content/': {
    name: 'SnackbarContent',
    start: { message: 'The table is booked.' },
  },
  '/api-docs/stack/': {
    name: 'Stack',
    children: '<Chip label="One" /><Chip label="Two" /><Chip label="Three" />',
    uses: ['Chip'],
    fixed: 'spacing={1}',
    start: { direction: 'row' },
  },
  '/api-docs/stepper/': {
    name: 'Stepper',
    children:
      '<Step><StepLabel>Table</StepLabel></Step><Step><StepLabel>Time</StepLabel></Step><Step><StepLabel>Name</StepLabel></Step>',
    uses: ['Step', 'StepLabel'],
    start: { activeStep: 1 },
  },
  '/api-docs/switch/': {
    name: 'Switch',
    fixed: "slotProps={{ input: { 'aria-label': 'Outside' } }}",
    without: ['checked', 'disableRipple', 'id', 'value'],
  },
  '/api-docs/tab/': {
    name: 'Tab',
    start: { label: 'Menu' },
    uses: ['Tabs'],
    around: '<Tabs value={0}>%</Tabs>',
    without: ['value'],
  },
  '/api-docs/tabs/': {
    name: 'Tabs',
    fixed: 'value={0} aria-label="Pages"',
    children: twoTabs,
    uses: ['Tab'],
    without: ['aria-label', 'scrollButtons', 'selectionFollowsFocus', 'value'],
  },
  '/api-docs/text-field/': {
    name: 'TextField',
    start: { label: 'Guests', helperText: 'At least two' },
    without: ['value', 'defaultValue', 'id', 'name', 'select', 'children'],
  },
  '/api-docs/toggle-button/': { name: 'ToggleButton', text: 'Week', fixed: 'value="week"' },
  '/api-docs/toggle-button-group/': {
    name: 'ToggleButtonGroup',
    fixed: 'value="week"',
    children:
      '<ToggleButton value="day">Day</ToggleButton><ToggleButton value="week">Week</ToggleButton>',
    uses: ['ToggleButton'],
    without: ['exclusive'],
  },
  '/api-docs/toolbar/': { name: 'Toolbar', text: 'Bookings' },
  '/api-docs/typography/': {
    name: 'Typography',
    text: 'Soup of the day',
    start: { variant: 'h4' },
  },
  '/system/api/container/': {
    name: 'Container',
    from: '@mui/system',
    text: 'Opening hours',
    fixed: "sx={{ border: '1px dashed' }}",
    start: { maxWidth: 'xs' },
  },
  '/system/api/grid/': {
    name: 'Grid',
    from: '@mui/system',
    children:
      '<Grid size={{ xs: 6 }}>Soup</Grid><Grid size={{ xs: 6 }}>Bread</Grid><Grid size={{ xs: 6 }}>Tea</Grid>',
    start: { container: true },
    only: ['container', 'wrap'],
  },
  '/x/api/charts/bar-chart/': {
    ...chart,
    name: 'BarChart',
    fixed: `xAxis={[${weeks}]} series={[{ data: [4, 3, 5], label: 'Soup' }, { data: [1, 6, 3], label: 'Bread' }]}`,
    only: ['borderRadius', 'height', 'hideLegend', 'loading'],
  },
  '/x/api/charts/gauge/': {
    name: 'Gauge',
    from: '@mui/x-charts',
    start: { value: 60, height: 200 },
    only: ['endAngle', 'height', 'startAngle', 'value', 'valueMax', 'valueMin'],
  },
  '/x/api/charts/line-chart/': {
    ...chart,
    name: 'LineChart',
    fixed: "xAxis={[{ data: [1, 2, 3] }]} series={[{ data: [4, 3, 5], label: 'Soup' }]}",
    only: ['height', 'hideLegend', 'loading'],
  },
  '/x/api/charts/pie-chart/': {
    ...chart,
    name: 'PieChart',
    fixed:
      "series={[{ data: [{ value: 4, label: 'Soup' }, { value: 3, label: 'Bread' }, { value: 1, label: 'Tea' }] }]}",
    only: ['height', 'hideLegend', 'loading'],
  },
  '/x/api/charts/radar-chart/': {
    ...chart,
    name: 'RadarChart',
    fixed:
      "series={[{ data: [4, 3, 5], label: 'Soup' }]} radar={{ metrics: ['Taste', 'Price', 'Size'], max: 6 }}",
    only: ['divisions', 'height', 'hideLegend', 'loading', 'shape'],
    limits: { divisions: { min: 0, max: 50 } },
  },
  '/x/api/charts/scatter-chart/': {
    ...chart,
    name: 'ScatterChart',
    fixed:
      "series={[{ data: [{ x: 1, y: 4, id: 'a' }, { x: 2, y: 3, id: 'b' }, { x: 3, y: 5, id: 'c' }], label: 'Soup' }]}",
    only: ['height', 'hideLegend', 'loading'],
  },
  '/x/api/charts/spark-line-chart/': {
    name: 'SparkLineChart',
    from: '@mui/x-charts',
    fixed: 'data={[4, 3, 5, 2]}',
    start: { height: 120 },
    only: ['height', 'plotType'],
  },
  '/x/api/data-grid/data-grid/': {
    name: 'DataGrid',
    from: '@mui/x-data-grid',
    fixed:
      "rows={[{ id: 1, dish: 'Soup', price: 4 }, { id: 2, dish: 'Bread', price: 2 }, { id: 3, dish: 'Tea', price: 2 }]} columns={[{ field: 'dish', flex: 1 }, { field: 'price', type: 'number' }]}",
    around: '<div style={{ height: 320 }}>%</div>',
    only: [
      'checkboxSelection',
      'columnHeaderHeight',
      'density',
      'disableColumnMenu',
      'disableColumnSorting',
      'hideFooter',
      'hideFooterPagination',
      'loading',
      'rowHeight',
      'rowSpanning',
      'showCellVerticalBorder',
      'showColumnVerticalBorder',
      'showToolbar',
    ],
  },
  '/x/api/date-pickers/date-calendar/': {
    ...picker,
    name: 'DateCalendar',
    only: [...monthProps, 'disableFuture', 'disablePast'],
    limits: monthLimits,
  },
  '/x/api/date-pickers/date-field/': {
    ...picker,
    name: 'DateField',
    fixed: 'label="Day"',
    only: [...fieldProps, 'formatDensity'],
  },
  '/x/api/date-pickers/date-picker/': {
    ...picker,
    name: 'DatePicker',
    start: { label: 'Day' },
    only: [...pickerProps, 'formatDensity'],
  },
  '/x/api/date-pickers/date-time-field/': {
    ...picker,
    name: 'DateTimeField',
    fixed: 'label="Departure"',
    only: [...fieldProps, 'formatDensity'],
  },
  '/x/api/date-pickers/date-time-picker/': {
    ...picker,
    name: 'DateTimePicker',
    start: { label: 'Departure' },
    only: [...pickerProps, 'formatDensity'],
  },
  '/x/api/date-pickers/digital-clock/': {
    ...picker,
    name: 'DigitalClock',
    only: ['disabled', 'timeStep'],
    limits: { timeStep: { min: 5, max: 720 } },
  },
  '/x/api/date-pickers/static-date-picker/': {
    ...picker,
    name: 'StaticDatePicker',
    only: [...monthProps, 'displayStaticWrapperAs'],
    limits: monthLimits,
  },
  '/x/api/date-pickers/time-clock/': {
    ...picker,
    name: 'TimeClock',
    only: ['ampmInClock', 'disabled', 'showViewSwitcher'],
  },
  '/x/api/date-pickers/time-field/': {
    ...picker,
    name: 'TimeField',
    fixed: 'label="Time"',
    only: fieldProps,
  },
  '/x/api/date-pickers/time-picker/': {
    ...picker,
    name: 'TimePicker',
    start: { label: 'Time' },
    only: pickerProps,
  },
  '/x/api/tree-view/rich-tree-view/': {
    name: 'RichTreeView',
    from: '@mui/x-tree-view',
    fixed:
      "items={[{ id: 'soups', label: 'Soups', children: [{ id: 'lentil', label: 'Lentil' }] }, { id: 'teas', label: 'Teas' }]} defaultExpandedItems={['soups']}",
    only: treeProps,
  },
  '/x/api/tree-view/simple-tree-view/': {
    name: 'SimpleTreeView',
    from: '@mui/x-tree-view',
    children:
      '<TreeItem itemId="soups" label="Soups"><TreeItem itemId="lentil" label="Lentil" /></TreeItem><TreeItem itemId="teas" label="Teas" />',
    uses: ['TreeItem'],
    fixed: "defaultExpandedItems={['soups']}",
    only: treeProps,
  },
};

/**
 * How a component is shown, if its props can be played with.
 * @param pathname - of its page of the API reference, with or without a slash at its end
 */
export function benchOf(pathname: string): Bench | undefined {
  const address = `${pathname.replace(/\/$/, '')}/`;
  return Object.hasOwn(benches, address) ? benches[address] : undefined;
}
