import type { InternalMessage, MessageSection } from '../../plugins/search/lib/errors/errorsOf';

/** Messages of Material UI, MUI System, the lab and `@mui/utils`, and where each is explained. */
export const coreErrorSections: readonly MessageSection[] = [
  // All packages
  { message: 'Minified MUI error #', to: '/guides/error-messages/#minified-mui-error' },
  {
    message: 'MUI: A component is changing the {}controlled {} state of',
    to: '/guides/error-messages/#changing-from-uncontrolled-to-controlled',
  },
  {
    message: 'MUI: A component is changing the default {} state of an uncontrolled',
    to: '/guides/error-messages/#changing-the-default-state-of-an-uncontrolled-component',
  },
  {
    message: 'MUI: `capitalize(string)` expects a string argument.',
    to: '/guides/error-messages/#capitalize-expects-a-string-argument',
  },
  {
    message: 'MUI: The `:focus-visible` pseudo class is not supported in this browser.',
    to: '/guides/error-messages/#the-focus-visible-pseudo-class-is-not-supported',
  },
  {
    message: 'supplied to `{}`, expected `integer`.',
    to: '/guides/error-messages/#expected-integer',
  },
  {
    message: 'supplied to `{}`. Expected an HTMLElement.',
    to: '/guides/error-messages/#expected-an-htmlelement',
  },
  {
    message: 'The prop `{}` is not supported. Please remove it.',
    to: '/guides/error-messages/#the-prop-is-not-supported',
  },
  {
    message: 'The following props are not supported: {}. Please remove them.',
    to: '/guides/error-messages/#the-prop-is-not-supported',
  },
  {
    message: 'The prop `{}` of `{}` can only be used together with the `{}` prop.',
    to: '/guides/error-messages/#can-only-be-used-together-with-the-container-prop',
  },
  { message: '`{}` of `{}` is deprecated.', to: '/guides/error-messages/#the-prop-is-deprecated' },
  {
    message: 'Expected an element that can hold a ref.',
    to: '/guides/composition/#caveat-with-refs',
  },
  {
    message: 'Expected an element type that can hold a ref.',
    to: '/guides/composition/#caveat-with-refs',
  },

  // Material UI components
  {
    message: "doesn't accept a Fragment as a child.",
    to: '/guides/error-messages/#does-not-accept-a-fragment-as-a-child',
  },
  {
    message: 'MUI: Expected the first child of Accordion to be a valid element.',
    to: '/guides/error-messages-components/#expected-the-first-child-of-accordion-to-be-a-valid-element',
  },
  {
    message: 'MUI: The Autocomplete expects the `defaultValue` prop to be an array',
    to: '/guides/error-messages-components/#value-must-be-an-array-with-multiple',
  },
  {
    message: 'MUI: The Autocomplete expects the `value` prop to be an array',
    to: '/guides/error-messages-components/#value-must-be-an-array-with-multiple',
  },
  {
    message: 'MUI: The `value` prop must be an array when using the `Select` component',
    to: '/guides/error-messages-components/#value-must-be-an-array-with-multiple',
  },
  {
    message: 'MUI: The `getOptionLabel` method of {} returned {} instead of a string',
    to: '/guides/error-messages-components/#autocomplete-getoptionlabel-returned-undefined',
  },
  {
    message:
      'MUI: The `isOptionEqualToValue` method of {} does not handle the arguments correctly.',
    to: '/guides/error-messages-components/#autocomplete-isoptionequaltovalue-finds-several-matches',
  },
  {
    message: 'MUI: Unable to find the input element.',
    to: '/guides/error-messages-components/#autocomplete-unable-to-find-the-input-element',
  },
  {
    message: 'A textarea element was provided to {} where input was expected.',
    to: '/guides/error-messages-components/#autocomplete-unable-to-find-the-input-element',
  },
  {
    message: 'combined with the `groupBy` method of {} returns duplicated headers.',
    to: '/components/autocomplete/#grouped',
  },
  {
    message: 'MUI: The prop `max` should be equal to 2 or above.',
    to: '/components/avatars/#grouped',
  },
  {
    message: 'MUI: You have provided an invalid combination of props to the Breadcrumbs.',
    to: '/components/breadcrumbs/#collapsed-breadcrumbs',
  },
  {
    message: 'MUI: Combining `raised={true}` with `variant="outlined"` has no effect.',
    to: '/guides/error-messages-components/#combining-elevation-or-raised-with-outlined-has-no-effect',
  },
  {
    message: 'MUI: Combining `elevation={{}}` with `variant="{}"` has no effect.',
    to: '/guides/error-messages-components/#combining-elevation-or-raised-with-outlined-has-no-effect',
  },
  {
    message: 'MUI: The elevation provided <Paper elevation={{}}> is not available in the theme.',
    to: '/guides/error-messages-components/#the-elevation-is-not-available-in-the-theme',
  },
  {
    message: 'MUI: Either `children`, `image`, `src` or `component` prop must be specified.',
    to: '/guides/error-messages-components/#cardmedia-needs-children-image-src-or-component',
  },
  {
    message: 'MUI: The Chip component can not handle the avatar and the icon prop',
    to: '/components/chips/#chip-adornments',
  },
  {
    message: 'MUI: You have provided the `disableShrink` prop with a variant other than',
    to: '/guides/error-messages-components/#circularprogress-disableshrink-has-no-effect',
  },
  {
    message: 'MUI: You need to provide a value prop when using the determinate or buffer variant',
    to: '/guides/error-messages-components/#linearprogress-needs-value-and-valuebuffer',
  },
  {
    message: 'MUI: You need to provide a valueBuffer prop when using the buffer variant',
    to: '/guides/error-messages-components/#linearprogress-needs-value-and-valuebuffer',
  },
  {
    message: 'MUI: There are multiple `InputBase` components inside a FormControl.',
    to: '/components/text-fields/#components',
  },
  {
    message: 'MUI: You are providing an onClick event listener to a child of a button element.',
    to: '/guides/error-messages-components/#onclick-on-a-child-of-a-button-element',
  },
  {
    message: 'MUI: The `InputAdornment` variant infers the variant prop',
    to: '/guides/error-messages-components/#inputadornment-infers-the-variant-prop',
  },
  {
    message: 'MUI: You have provided a `inputComponent` to the input component',
    to: '/components/text-fields/#integration-with-3rd-party-input-libraries',
  },
  {
    message: 'MUI: Expected valid input target.',
    to: '/components/text-fields/#integration-with-3rd-party-input-libraries',
  },
  {
    message:
      'MUI: You can not use the `minRows` or `maxRows` props when the input `rows` prop is set.',
    to: '/components/text-fields/#multiline',
  },
  {
    message: 'MUI: You used an element after ListItemSecondaryAction.',
    to: '/guides/error-messages-components/#listitemsecondaryaction-must-be-the-last-child',
  },
  {
    message: 'MUI: Unable to set focus to a',
    to: '/guides/error-messages-components/#unable-to-set-focus-to-a-menuitem-or-listitembutton',
  },
  {
    message: 'MUI: You need to provide a `anchorPosition` prop',
    to: '/guides/error-messages-components/#provide-an-anchorposition-prop-to-popover',
  },
  {
    message: 'MUI: The `anchorEl` prop provided to the component is invalid.',
    to: '/guides/error-messages/#the-anchorel-prop-provided-is-invalid',
  },
  {
    message: 'MUI: The popover component is too tall.',
    to: '/guides/error-messages-components/#the-popover-component-is-too-tall',
  },
  {
    message: 'MUI: The prop `precision` should be above 0.1.',
    to: '/guides/error-messages-components/#rating-precision-should-be-above-01',
  },
  {
    message: 'MUI: You have provided an out-of-range value',
    to: '/guides/error-messages-components/#select-out-of-range-value',
  },
  {
    message: 'MUI: The `container` prop provided to the component is invalid.',
    to: '/guides/error-messages-components/#slide-the-container-prop-is-invalid',
  },
  {
    message: 'MUI: You need to use the `getAriaLabel` prop instead of `aria-label`',
    to: '/guides/error-messages-components/#range-slider-use-getarialabel-instead-of-aria-label',
  },
  {
    message: 'MUI: You need to use the `getAriaValueText` prop instead of `aria-valuetext`',
    to: '/guides/error-messages-components/#range-slider-use-getarialabel-instead-of-aria-label',
  },
  {
    message: 'MUI: <StepContent /> is only designed for use with the vertical stepper.',
    to: '/components/steppers/#vertical-stepper',
  },
  {
    message: 'MUI: The page prop of a TablePagination is out of range',
    to: '/guides/error-messages-components/#tablepagination-the-page-prop-is-out-of-range',
  },
  {
    message: 'MUI: You can not use the `centered={true}` and `variant="scrollable"` properties',
    to: '/components/tabs/#centered',
  },
  {
    message: 'MUI: The `value` provided to the Tabs component is invalid.',
    to: '/guides/error-messages-components/#tabs-the-value-provided-is-invalid',
  },
  {
    message: 'MUI: `children` must be passed when using the `TextField` component with `select`.',
    to: '/guides/error-messages-components/#textfield-with-select-needs-children',
  },
  {
    message: 'MUI: You are providing a disabled `button` child to the Tooltip component.',
    to: '/components/tooltips/#disabled-elements',
  },
  {
    message: 'MUI: The `children` component of the Tooltip is not forwarding its props correctly.',
    to: '/components/tooltips/#custom-child-element',
  },
  {
    message: 'MUI: You have provided a `title` prop to the child of <Tooltip />.',
    to: '/guides/error-messages-components/#tooltip-title-prop-on-the-child',
  },
  {
    message: 'MUI: The modal content node does not accept focus.',
    to: '/guides/error-messages-components/#the-modal-content-node-does-not-accept-focus',
  },
  {
    message: 'MUI: `ClassNameGenerator` import from `@mui/material/utils` is outdated',
    to: '/guides/classname-generator/#setup',
  },

  // Theme and colors
  {
    message: 'theme.getColorSchemeSelector is not a function',
    to: '/components/css-baseline/#scoping-on-children',
  },
  {
    message: 'is no longer exported from @mui/material/styles.',
    to: '/guides/error-messages-theme/#makestyles-is-no-longer-exported',
  },
  {
    message: 'MUI: createStyles from @mui/material/styles is deprecated.',
    to: '/guides/error-messages-theme/#makestyles-is-no-longer-exported',
  },
  {
    message: 'MUI: The Experimental_CssVarsProvider component has been ported into ThemeProvider.',
    to: '/guides/upgrade-to-v6/#cssvarsprovider-and-extendtheme',
  },
  {
    message: 'MUI: The getInitColorSchemeScript function has been deprecated.',
    to: '/guides/upgrade-to-v6/#cssvarsprovider-and-extendtheme',
  },
  {
    message: 'MUI: The `experimental_extendTheme` has been stabilized.',
    to: '/guides/upgrade-to-v6/#cssvarsprovider-and-extendtheme',
  },
  {
    message: 'MUI: The `experimental_sx` has been moved to `theme.unstable_sx`.',
    to: '/guides/upgrade-to-v6/#cssvarsprovider-and-extendtheme',
  },
  {
    message: 'MUI: adaptV4Theme() is deprecated.',
    to: '/guides/v5-style-changes/#add-adaptv4theme-helper',
  },
  {
    message: 'provided to augmentColor(color) is invalid.',
    to: '/guides/error-messages-theme/#color-provided-to-augmentcolor-is-invalid',
  },
  {
    message:
      'The following formats are supported: #nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color().',
    to: '/guides/error-messages-theme/#unsupported-color',
  },
  {
    message: 'MUI: unsupported `{}` color space.',
    to: '/guides/error-messages-theme/#unsupported-color',
  },
  {
    message: "MUI: Can't create `palette.",
    to: '/guides/error-messages-theme/#cannot-create-a-palette-channel',
  },
  {
    message: 'falls below the WCAG recommended absolute minimum contrast ratio of 3:1.',
    to: '/guides/error-messages-theme/#contrast-ratio-falls-below-31',
  },
  {
    message: 'MUI: The palette mode `{}` is not supported.',
    to: '/guides/error-messages-theme/#the-palette-mode-is-not-supported',
  },
  {
    message: 'MUI: `vars` is a private field used for CSS variables support.',
    to: '/guides/error-messages-theme/#vars-is-a-private-field',
  },
  {
    message: 'component increases the CSS specificity of the `{}` internal state.',
    to: '/guides/error-messages-theme/#component-increases-the-css-specificity-of-a-state',
  },
  {
    message: 'MUI: The `colorSchemes.{}` option is either missing or invalid.',
    to: '/guides/error-messages-theme/#colorschemes-option-is-missing-or-invalid',
  },
  {
    message: '`{}` does not exist in `theme.colorSchemes`.',
    to: '/guides/error-messages-theme/#the-color-scheme-does-not-exist-in-themecolorschemes',
  },
  {
    message: "MUI: @media (prefers-color-scheme) supports only 'light' or 'dark'",
    to: '/guides/error-messages-theme/#prefers-color-scheme-supports-only-light-or-dark',
  },
  {
    message: 'MUI: The `setMode` function has no effect if `colorSchemeSelector` is `media`',
    to: '/customization/css-theme-variables/configuration/#toggle-dark-mode-manually',
  },
  {
    message: 'MUI: The `forceThemeRerender` prop should only be used with CSS theme variables.',
    to: '/guides/error-messages-theme/#forcethemererender-is-only-for-css-theme-variables',
  },
  {
    message: 'MUI: `fontSize` is required to be a number.',
    to: '/guides/error-messages-theme/#fontsize-is-required-to-be-a-number',
  },
  {
    message: 'MUI: `htmlFontSize` is required to be a number.',
    to: '/guides/error-messages-theme/#fontsize-is-required-to-be-a-number',
  },
  {
    message: 'MUI: Unsupported non-unitless line height with grid alignment.',
    to: '/guides/error-messages-theme/#unsupported-non-unitless-line-height',
  },
  {
    message: 'MUI: You are providing a theme function prop to the ThemeProvider component:',
    to: '/guides/error-messages-theme/#themeprovider-with-a-function-no-outer-theme-is-present',
  },
  {
    message: 'MUI: You should return an object from your theme function',
    to: '/guides/error-messages-theme/#themeprovider-with-a-function-no-outer-theme-is-present',
  },
  {
    message: 'MUI: Argument "',
    to: '/customization/transitions/#themetransitionscreateprops-options--transition',
  },
  {
    message: 'MUI: Secong argument of transition.create must be an object.',
    to: '/customization/transitions/#themetransitionscreateprops-options--transition',
  },
  {
    message: 'MUI: Unrecognized argument(s) [',
    to: '/customization/transitions/#themetransitionscreateprops-options--transition',
  },

  // MUI System
  {
    message: 'MUI: The GridLegacy component is deprecated.',
    to: '/guides/upgrade-to-grid-v2/#steps',
  },
  { message: 'MUI Grid:', to: '/guides/upgrade-to-grid-v2/#size-props' },
  {
    message: 'API requires all its args to be defined.',
    to: '/guides/error-messages-theme/#styled-requires-all-its-args-to-be-defined',
  },
  {
    message: 'MUI: Seems like you called `styled({})()` without a `style` argument.',
    to: '/guides/error-messages-theme/#styled-requires-all-its-args-to-be-defined',
  },
  {
    message: "Cannot read properties of undefined (reading '__emotion_real')",
    to: '/guides/error-messages-theme/#styled-requires-all-its-args-to-be-defined',
  },
  {
    message: 'argument to be a number or a string, got',
    to: '/guides/error-messages-theme/#themespacing-expected-a-number-or-a-string',
  },
  {
    message: 'array type cannot be combined with non integer values.',
    to: '/guides/error-messages-theme/#themespacing-expected-a-number-or-a-string',
  },
  {
    message: 'MUI: The value provided ({}) overflows.',
    to: '/guides/error-messages-theme/#themespacing-expected-a-number-or-a-string',
  },
  {
    message: 'is invalid. It should be a number, an array or a function.',
    to: '/guides/error-messages-theme/#themespacing-expected-a-number-or-a-string',
  },
  {
    message: 'MUI: Too many arguments provided, expected between 0 and 4',
    to: '/customization/spacing/#multiple-arity',
  },
  {
    message: 'MUI: The value provided {} is out of range [',
    to: '/guides/error-messages-theme/#alpha-lighten-darken-the-value-is-out-of-range',
  },
  {
    message: "Make sure the color input doesn't contain leading/trailing space.",
    to: '/guides/error-messages-theme/#alpha-lighten-darken-the-value-is-out-of-range',
  },
  {
    message:
      'The format should be `@<breakpoint | number>` or `@<breakpoint | number>/<container>`.',
    to: '/customization/container-queries/#shorthand-syntax',
  },
  {
    message: 'MUI: The `query` argument provided is invalid.',
    to: '/components/use-media-query/#breakpoint-helpers',
  },
  {
    message: 'MUI: You have provided a `print` query to the `useMediaQuery` hook.',
    to: '/system/display/#display-in-print',
  },

  // MUI Lab
  {
    message: 'was moved from `@mui/lab` to `@mui/x-date-pickers',
    to: '/guides/error-messages/#pickers-were-moved-from-muilab',
  },
  {
    message: 'was moved from `@mui/lab` to `@mui/x-tree-view',
    to: '/guides/error-messages/#treeview-was-moved-from-muilab',
  },
  {
    message: 'MUI: The LoadingButton component functionality is now part of the Button component',
    to: '/components/buttons/#from-loadingbutton',
  },
  { message: 'No TabContext provided', to: '/guides/error-messages/#no-tabcontext-provided' },
];

/** Messages of these packages that no code of a reader can cause. */
export const coreInternalMessages: readonly InternalMessage[] = [
  {
    message: 'Animation cancelled',
    why: 'Only `Tabs` calls `internal/animate`, without the callback that would receive the error.',
  },
  {
    message: 'Element already at target position',
    why: 'Only `Tabs` calls `internal/animate`, without the callback that would receive the error.',
  },
];
