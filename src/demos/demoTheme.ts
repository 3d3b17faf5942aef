import { createTheme } from '@mui/material/styles';

/**
 * The theme of every demo: the library's own defaults, as CSS variables that follow the page's
 * `data-theme`, so that one pre-rendered HTML is right in both colour modes. Only the type family is
 * the site's, because Roboto is not loaded.
 */
export const demoTheme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: 'Roboto, var(--font-text)' },
});

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

/** The theme's variables as CSS: once a page, not once a demo. */
export function demoThemeCss(): string {
  return (demoTheme.generateStyleSheets() as unknown as Sheet[])
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, body]) => ruleOf(selector, body))
    .join('');
}
