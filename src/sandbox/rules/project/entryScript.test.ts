import { sandboxChoice } from '../../../../tests/support/sandboxChoice';
import ts from 'typescript';
import { entryScript } from './entryScript';
import type { SandboxChoice } from '../types';

const choice = sandboxChoice;
const write = (change: Partial<SandboxChoice> = {}) => entryScript({ ...choice, ...change });
const imported = (code: string) =>
  ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);

it('surrounds the demo as the site does, with the mode of the reader', () => {
  const code = write({ mode: 'dark' });
  expect(imported(code)).toContain('./demo/BasicSorting');
  expect(code).toContain(`cssVariables: { colorSchemeSelector: '[data-theme="%s"]' }`);
  expect(code).toMatch(/<ThemeProvider [^>]*defaultMode="dark"[^]*<CssBaseline \/>\s*<Demo \/>/);
  expect(code).not.toContain('direction');
});

it('puts the library to the beginning, or into a layer where there are stylesheets', () => {
  expect(write()).toContain('<StyledEngineProvider injectFirst>');
  expect(imported(write())).not.toContain('./index.css');
  for (const style of ['css', 'tailwind'] as const) {
    expect(write({ style })).toContain('<StyledEngineProvider enableCssLayer>');
    const specifiers = imported(write({ style }));
    const order = specifiers.indexOf('./index.css');
    // The order of layers is told before any rule of the demo.
    expect(order).toBeGreaterThan(-1);
    expect(order).toBeLessThan(specifiers.indexOf('./demo/BasicSorting'));
  }
});

it('mirrors from right to left', () => {
  const code = write({ direction: 'rtl', style: 'css' });
  expect(code).toContain("direction: 'rtl'");
  expect(code).toContain('<CacheProvider value={rtlCache}>');
  expect(code).not.toContain('StyledEngineProvider');
  expect(imported(code)).toContain('./rtlCache');
});

it.each(['ts', 'js'] as const)('compiles in %s, for every choice', (code) => {
  for (const style of ['system', 'css', 'tailwind'] as const) {
    for (const direction of ['ltr', 'rtl'] as const) {
      const { diagnostics } = ts.transpileModule(
        write({ code, style, direction, name: "It's\\odd" }),
        {
          fileName: code === 'ts' ? 'index.tsx' : 'index.jsx',
          reportDiagnostics: true,
          compilerOptions: { jsx: ts.JsxEmit.ReactJSX, allowJs: true },
        },
      );
      expect(diagnostics).toEqual([]);
    }
  }
});
