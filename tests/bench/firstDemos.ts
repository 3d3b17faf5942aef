/** The first demo of a page, which a reader sees at once. */
export interface FirstDemo {
  address: string;
  demo: string;
  /** What is clicked, within the demo, and what the demo's answer to it is, as selectors; without, only bytes are measured. */
  click?: { control: string; answer: string; isOutside?: true };
}

/** The pages whose bytes are judged. */
export const weighedPages = {
  sorting: '/x/react-data-grid/sorting/',
  buttons: '/components/buttons/',
  bars: '/x/react-charts/bars/',
} as const;

/** Ten kinds of controls, of all products, and what else is weighed. */
export const firstDemos: readonly FirstDemo[] = [
  {
    address: '/components/tabs/',
    demo: 'RecipeTabs',
    click: {
      control: '[role="tab"]:nth-of-type(2)',
      answer: '[role="tab"]:nth-of-type(2)[aria-selected="true"]',
    },
  },
  {
    address: '/components/checkboxes/',
    demo: 'CheckboxStates',
    click: {
      control: 'input[aria-label="Watch row 1"]',
      answer: '.Mui-checked input[aria-label="Watch row 1"]',
    },
  },
  {
    address: '/components/toggle-button/',
    demo: 'ChartTypeToggle',
    click: {
      control: 'button[value="line"]',
      answer: 'button[value="line"][aria-pressed="true"]',
    },
  },
  {
    address: '/components/accordion/',
    demo: 'ParcelAccordion',
    click: { control: '[aria-expanded]', answer: '[aria-expanded="true"]' },
  },
  {
    address: '/components/pagination/',
    demo: 'BasicPagination',
    click: {
      control: '[aria-label="Letters"] [aria-label="Go to page 3"]',
      answer: '[aria-label="Letters"] [aria-label="page 3"]',
    },
  },
  {
    address: '/components/menus/',
    demo: 'FileMenu',
    click: {
      control: '[aria-haspopup="menu"]',
      answer: '.MuiMenu-paper [role="menu"]',
      isOutside: true,
    },
  },
  {
    address: '/components/selects/',
    demo: 'CurrencySelect',
    click: {
      control: '[role="combobox"]',
      answer: '.MuiMenu-paper [role="listbox"]',
      isOutside: true,
    },
  },
  {
    address: weighedPages.sorting,
    demo: 'SortOnHeaderClick',
    click: {
      control: '[role="columnheader"][data-field="subject"]',
      answer: '[role="columnheader"][data-field="subject"][aria-sort="ascending"]',
    },
  },
  {
    address: '/x/react-date-pickers/date-calendar/',
    demo: 'PlainMonth',
    click: {
      control: '[role="row"]:nth-of-type(3) [role="gridcell"]:nth-of-type(3)',
      answer: '[role="row"]:nth-of-type(3) [role="gridcell"]:nth-of-type(3)[aria-selected="true"]',
    },
  },
  {
    address: '/x/react-tree-view/rich-tree-view/selection/',
    demo: 'ChooseVoice',
    click: {
      control: '[role="treeitem"][aria-expanded="false"] .MuiTreeItem-content',
      answer: '[role="treeitem"][aria-expanded="true"] ~ [role="treeitem"][aria-expanded="true"]',
    },
  },
  { address: weighedPages.buttons, demo: 'ButtonVariants' },
  { address: weighedPages.bars, demo: 'WeekdayBoardings' },
];
