import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type { ThemeState } from '../rules/themeState';

/** The library's own compact forms, as default props. A form control hands its size on to the field, label and text within. */
const denseComponents: ThemeOptions['components'] = {
  MuiButton: { defaultProps: { size: 'small' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiListItem: { defaultProps: { dense: true } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};

interface MasonryProps {
  theme: Theme;
  ownerState: { isSSR: boolean; defaultColumns: number; defaultSpacing: number };
}

/** Masonry before it has measured: the library reads spacing as px there, and writes none where that is a variable. */
const unmeasuredMasonry = {
  MuiMasonry: {
    styleOverrides: {
      root: ({ theme, ownerState: { isSSR, defaultColumns, defaultSpacing } }: MasonryProps) => {
        if (!isSSR) return {};
        const spacing = theme.spacing(defaultSpacing);
        const width = `calc(${(100 / defaultColumns).toFixed(2)}% - ${spacing})`;
        return {
          margin: `calc(${spacing} / -2)`,
          '& > *': { margin: `calc(${spacing} / 2)`, width },
        };
      },
    },
  },
};

/** Default props that hold the library's own texts in another language, a part for each library. */
export type LibraryTexts = readonly (object | undefined)[];

const themes = new Map<string, Theme>();

/**
 * The theme of a demo: the library's own defaults, as CSS variables that follow the page's `data-theme`, so
 * that one pre-rendered HTML is right in both colour modes. Only the type family is the site's, because
 * Roboto is not loaded.
 * @param texts - of the library, in the page's language; only ever added to
 */
export function demoTheme(
  { dense, direction }: Pick<ThemeState, 'dense' | 'direction'>,
  texts: LibraryTexts = [],
): Theme {
  const key = `${dense} ${direction} ${texts.length}`;
  const known = themes.get(key);
  if (known) return known;
  const theme = createTheme({
    direction,
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: { light: true, dark: true },
    typography: { fontFamily: 'Roboto, var(--font-text)' },
    components: Object.assign(
      {},
      unmeasuredMasonry,
      dense && denseComponents,
      ...texts,
    ) as ThemeOptions['components'],
  });
  themes.set(key, theme);
  return theme;
}

type Sheet = Record<string, Record<string, unknown>>;

function ruleOf(selector: string, body: Record<string, unknown>): string {
  const declarations: string[] = [];
  const nested: string[] = [];
  for (const [key, value] of Object.entries(body)) {
    if (value !== null && typeof value === 'object') {
      nested.push(ruleOf(key.replace('&', selector), value as Record<string, unknown>));
    } else {
      const property = key.startsWith('--')
        ? key
        : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      declarations.push(`${property}:${String(value)}`);
    }
  }
  return `${declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : ''}${nested.join('')}`;
}

/** The theme's variables as CSS: once a page, not once a demo. They are equal for every density and direction. */
export function demoThemeCss(): string {
  const theme = demoTheme({ dense: false, direction: 'ltr' });
  return (theme.generateStyleSheets() as unknown as Sheet[])
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, body]) => ruleOf(selector, body))
    .join('');
}
