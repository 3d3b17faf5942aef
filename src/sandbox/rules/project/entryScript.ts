import type { SandboxChoice } from '../types';

const quote = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

/**
 * The script that starts a project: the demo in the theme that it has on the site, with the reader's mode and
 * direction, and an order of styles in which the demo's own rules win over the library's.
 * @param choice - the reader's; where there are stylesheets the library's styles go into a layer, otherwise to the
 *   beginning of the page
 */
export function entryScript({ name, style, code, mode, direction }: SandboxChoice): string {
  const isRtl = direction === 'rtl';
  const provider = isRtl ? 'CacheProvider' : 'StyledEngineProvider';
  const order = style === 'system' ? 'injectFirst' : 'enableCssLayer';
  const lines = [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    isRtl && "import { CacheProvider } from '@emotion/react';",
    "import CssBaseline from '@mui/material/CssBaseline';",
    `import { createTheme, ${isRtl ? '' : 'StyledEngineProvider, '}ThemeProvider } from '@mui/material/styles';`,
    style !== 'system' && "import './index.css';",
    isRtl && "import { rtlCache } from './rtlCache';",
    `import Demo from ${quote(`./demo/${name}`)};`,
    '',
    'const theme = createTheme({',
    isRtl && "  direction: 'rtl',",
    `  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },`,
    '  colorSchemes: { light: true, dark: true },',
    '});',
    '',
    `createRoot(document.getElementById('root')${code === 'ts' ? '!' : ''}).render(`,
    '  <StrictMode>',
    `    <${provider} ${isRtl ? 'value={rtlCache}' : order}>`,
    '      {/* The mode is not stored: projects that run on the same port would share it. */}',
    `      <ThemeProvider theme={theme} defaultMode="${mode}" storageManager={null}>`,
    '        <CssBaseline />',
    '        <Demo />',
    '      </ThemeProvider>',
    `    </${provider}>`,
    '  </StrictMode>,',
    ');',
    '',
  ];
  return lines.filter((line) => line !== false).join('\n');
}
