/** An export that has no page, with the reason. */
export interface NotDocumented {
  /** Whole names; `*` at the beginning or end stands for the rest of the name. */
  names: string[];
  /** Libraries, by npm name; absent: all. */
  libraries?: string[];
  reason: string;
}

const styled = 'A styled part of a component, reached through its slots, `sx` and theme.';
const grids = ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'];

/** Components and hooks that the packages export and that have no page. */
export const notDocumented: NotDocumented[] = [
  {
    names: ['BackdropRoot', 'BadgeRoot', 'BadgeMark', 'MenuPaper', 'ModalRoot', 'PopoverRoot'],
    reason: styled,
  },
  {
    names: [
      'PopoverPaper',
      'SliderRoot',
      'SliderRail',
      'SliderTrack',
      'SliderThumb',
      'SliderMark',
      'SliderMarkLabel',
      'SliderValueLabel',
    ],
    reason: styled,
  },
  { names: ['DigitalClockItem', 'ChartsAxisHighlightPath'], reason: styled },
  { names: ['SimpleTreeViewRoot', 'RichTreeViewRoot', 'RichTreeViewProRoot'], reason: styled },
  {
    names: ['DefaultPropsProvider', 'useDefaultProps'],
    reason:
      'How ThemeProvider hands the default props of the theme on; people write `theme.components`.',
  },
  {
    names: ['useLazyRipple'],
    reason: 'How ButtonBase delays its ripple; nothing else can use it.',
  },
  {
    names: [
      'CalendarPicker*',
      'ClockPicker',
      'Date*',
      'Desktop*',
      'LocalizationProvider',
      'Mobile*',
      'MonthPicker',
      'PickersDay',
      'Static*',
      'TimePicker',
      'TreeItem',
      'TreeView',
      'YearPicker',
    ],
    libraries: ['@mui/lab'],
    reason: 'A stand-in for what has moved to MUI X: its props are any, and it says where to look.',
  },
  {
    names: ['LoadingButton'],
    libraries: ['@mui/lab'],
    reason: 'Button of Material UI under the name that it had before it could load.',
  },
  {
    names: ['*Icon', 'GridKeyboardArrowRight'],
    libraries: [...grids, '@mui/x-date-pickers', '@mui/x-tree-view'],
    reason: 'An icon, with the props of SvgIcon; it is the default of a slot, whose page names it.',
  },
  {
    names: ['GridContextProvider'],
    reason:
      'How the grid hands its own state to its parts; a grid within a grid has one of its own.',
  },
  {
    names: ['useRunOnce', 'useRunOncePerLoop', 'useFirstRender', 'useOnMount'],
    libraries: grids,
    reason: 'A helper of the code of the grid that has nothing to do with a grid.',
  },
  {
    names: ['useMaterialCSSVariables'],
    reason:
      'How the grid takes its colours from the Material theme; it is called once, by the grid.',
  },
  {
    names: ['useUtilityClasses'],
    reason: 'How a chart part makes its class names; the classes are on the page of the part.',
  },
];

/**
 * The reason why an export has no page.
 * @returns undefined if it should have one
 */
export function reasonWithout(
  library: string,
  name: string,
  table: readonly NotDocumented[] = notDocumented,
): string | undefined {
  return table.find(
    ({ names, libraries }) =>
      (libraries === undefined || libraries.includes(library)) &&
      names.some((pattern) => {
        if (pattern.startsWith('*')) return name.endsWith(pattern.slice(1));
        return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
      }),
  )?.reason;
}
