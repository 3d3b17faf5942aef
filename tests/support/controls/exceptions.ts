/** A finding that is right as it is. */
export interface Exception {
  page: string;
  demo: string;
  finding: RegExp;
  because: string;
  /** Whether it is met only when other things move at the same time. */
  isSometimes?: true;
}

/** In the library's own panel the tooltip gives its text to what surrounds a button that is disabled, and the button has no name then. */
const unnamedInPanel =
  /^popup: (?:aria-prohibited-attr: <span aria-label="New conversation"|button-name: <button class="[^"]*Mui-disabled)/;

const inAssistantPanel = (page: string, demo: string): Exception => ({
  page,
  demo,
  finding: unnamedInPanel,
  because: 'the panel of the AI assistant renders it, and no prop reaches a single button',
});

/** What the sweep over controls passes over. Each that is not met only sometimes has to be met, or it has to go. */
export const exceptions: readonly Exception[] = [
  {
    page: '/x/react-tree-view/rich-tree-view/items/',
    demo: 'FocusableDisabled',
    finding: /^switch "disabledItemsFocusable": only its own state/,
    because: 'what it changes is where the arrow keys go',
  },
  {
    page: '/x/react-date-pickers/date-calendar/',
    demo: 'BlockedCalendars',
    finding: /^button "\d": nothing changes/,
    because: 'the calendar is read-only, which is what the demo shows',
  },
  {
    page: '/x/react-date-pickers/date-range-calendar/',
    demo: 'ClosedQuarters',
    finding: /^button "\d": nothing changes/,
    because: 'the calendar is read-only, which is what the demo shows',
  },
  {
    page: '/x/react-date-pickers/date-picker/',
    demo: 'WideLayout',
    finding: /^button "OK": nothing changes/,
    because: 'a static picker has nothing to close; its buttons confirm the value or take it back',
  },
  {
    page: '/x/react-date-pickers/localization/',
    demo: 'PickupLanguages',
    finding: /^button "(Abbrechen|OK)": nothing changes/,
    because: 'a static picker has nothing to close; its buttons confirm the value or take it back',
  },
  {
    page: '/x/react-data-grid/column-dimensions/',
    demo: 'AutosizeOptions',
    finding: /^checkbox "(Include headers|Include outliers|Expand)": only its own state/,
    because: 'the button beside it autosizes with what is chosen',
  },
  {
    page: '/x/react-data-grid/components/',
    demo: 'OldToolbar',
    finding:
      /shows "0 filters", is named "show filters"|label-content-name-mismatch: .*Show filters/,
    because: 'the buttons are those of the deprecated toolbar, which is what the demo shows',
  },
  {
    page: '/x/react-data-grid/performance/',
    demo: 'FlashingCells',
    finding: /^switch "Stable columns": only its own state/,
    because: 'what it changes is which cells are rendered again, and flash, when a note is typed',
  },
  {
    page: '/x/react-data-grid/sorting/',
    demo: 'MultiSortWithoutKeys',
    finding: /^switch "Add to the sorting without a modifier key": only its own state/,
    because: 'what it changes is what a click on a second header does',
  },
  {
    page: '/components/cards/',
    demo: 'ThermostatCard',
    finding: /^slider "Target temperature": has no visible label/,
    because: 'the title of the card shows the temperature that it sets',
  },
  {
    page: '/x/react-charts/zoom-and-pan/',
    demo: 'ZoomBounds',
    finding: /^switch "panning": only its own state/,
    because: 'what it changes is what dragging does',
  },
  {
    page: '/x/react-charts/composition/',
    demo: 'PointerParts',
    finding:
      /^checkbox "(ChartsAxisHighlight|LineHighlightPlot|ChartsTooltip)": only its own state/,
    because: 'what it changes is what the pointer shows over the chart',
  },
  {
    page: '/x/react-charts/highlighting/',
    demo: 'AxisTypes',
    finding: /^toggle "(none|band)": only its own state/,
    because: 'what it changes is what the pointer shows over the chart',
  },
  {
    page: '/x/react-charts/radar/',
    demo: 'HighlightModes',
    finding: /^toggle "(axis|none)": only its own state/,
    because: 'what it changes is what the pointer shows over the chart',
  },
  {
    page: '/x/react-charts/scatter/',
    demo: 'PointerReach',
    finding: /^toggle "(Nearest|On the mark)": only its own state/,
    because: 'what it changes is what the pointer shows over the chart',
  },
  {
    page: '/x/react-charts/bars/',
    demo: 'AnimatedUpdate',
    finding: /^switch "skipAnimation": only its own state/,
    because: 'what it changes is how the next change of the data is drawn',
  },
  {
    page: '/x/react-charts/pie/',
    demo: 'AnimatedPie',
    finding: /^switch "skipAnimation": only its own state/,
    because: 'what it changes is how the next change of the data is drawn',
  },
  {
    page: '/x/react-charts/lines/',
    demo: 'AnimatedLines',
    finding: /^switch "skipAnimation": only its own state/,
    because: 'what it changes is how the next change of the data is drawn',
  },
  {
    page: '/x/react-charts/tooltip/',
    demo: 'TriggerChoice',
    finding: /^toggle "(item|none)": only its own state/,
    because: 'what it changes is what the pointer shows over the chart',
  },
  {
    page: '/components/selects/',
    demo: 'SelectStates',
    finding: /^select "Read only": nothing changes/,
    because: 'a field that can only be read is what it shows',
  },
  {
    page: '/components/tabs/',
    demo: 'FollowFocusTabs',
    finding: /^tab "(S|L|XL)": is missing/,
    because: 'the focus that reaches a tab chooses it, before it can be clicked',
  },
  {
    page: '/x/react-charts/tooltip/',
    demo: 'HiddenParts',
    finding: /^switch "Hide the (year|target)": only its own state/,
    because: 'what it changes is what the pointer shows over the chart',
  },
  {
    page: '/x/react-charts/tooltip/',
    demo: 'TooltipAbove',
    finding: /^toggle "(right|bottom|left)": only its own state/,
    because: 'what it changes is where the tooltip stands',
  },
  {
    page: '/components/popover/',
    demo: 'OriginPlayground',
    finding: /^native select "(anchor|transform)Origin": (only its own state|it has nothing to do)/,
    isSometimes: true,
    because: 'what it changes is where the popover opens',
  },
  {
    page: '/components/popover/',
    demo: 'DaySpan',
    finding: /^toggle "\w+": only its own state/,
    because: 'what it changes is what the popover says and where it opens',
  },
  {
    page: '/components/transfer-list/',
    demo: 'CrewTransfer',
    finding: /^checkbox "\w+": only its own state/,
    because: 'the buttons between the lists move what is checked',
  },
  {
    page: '/components/tooltips/',
    demo: 'TooltipTriggers',
    finding: /^button "Click": nothing changes/,
    isSometimes: true,
    because: 'what it opens is a tooltip, and tooltips are passed over: the pointer opens them too',
  },
  {
    page: '/getting-started/templates/',
    demo: 'SignInPanel',
    finding: /^checkbox "Keep me signed in": only its own state/,
    because: 'it is part of what the form sends',
  },
  inAssistantPanel('/x/react-data-grid/ai-assistant/', 'AskRepairs'),
  inAssistantPanel('/x/react-data-grid/ai-assistant/', 'SentContext'),
  inAssistantPanel('/x/react-data-grid/ai-assistant/', 'AskServer'),
  inAssistantPanel('/x/react-data-grid/components/ai-assistant-panel/', 'AssistantButton'),
];
