/** @jest-environment jsdom */
import ts from 'typescript';
import { rtlCache } from './rtlCache';

interface Sheet {
  insert: (rule: string) => void;
}

/** As much of Emotion's cache as the test uses. */
interface Cache {
  sheet: Sheet;
  insert: (
    selector: string,
    serialized: { name: string; styles: string },
    sheet: Sheet,
    shouldCache: boolean,
  ) => void;
}

/** Runs the script that was written, with the packages themselves. */
function run(style: 'system' | 'css', code: 'ts' | 'js' = 'js'): Cache {
  const { outputText, diagnostics } = ts.transpileModule(rtlCache({ style, code }), {
    fileName: `rtlCache.${code}`,
    reportDiagnostics: true,
    compilerOptions: {
      allowJs: true,
      esModuleInterop: true,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  expect(diagnostics).toEqual([]);
  const exported: { rtlCache?: Cache } = {};
  new Function('exports', 'require', outputText)(exported, require);
  return exported.rtlCache!;
}

function inserted(cache: Cache, selector: string, css: string): string[] {
  const rules: string[] = [];
  const sheet: Sheet = { insert: (rule) => rules.push(rule) };
  cache.insert(selector, { name: 'test', styles: css }, sheet, false);
  return rules;
}

afterEach(() => document.head.replaceChildren());

it('mirrors what the library inserts', () => {
  const rules = inserted(run('system'), '.a', 'margin-left:1px;');
  expect(rules.join('')).toBe('.a{margin-right:1px;}');
});

it.each(['ts', 'js'] as const)('mirrors it in the layer, written in %s', (code) => {
  const cache = run('css', code);
  expect(inserted(cache, '.a', 'margin-left:1px;')).toEqual(['@layer mui{.a{margin-right:1px;}}']);
  expect(inserted(cache, '.a', '&:hover{left:0;}@media print{left:0;}')).toEqual([
    '@layer mui{.a:hover{right:0;}}',
    '@layer mui{@media print{.a{right:0;}}}',
  ]);
  expect(inserted(cache, '', 'body{padding-left:1px;}')).toEqual([
    '@layer mui{body{padding-right:1px;}}',
  ]);
});

it('leaves an order of layers alone', () => {
  expect(inserted(run('css'), '', '@layer base,mui;')).toEqual(['@layer base,mui;']);
});

it('inserts at the beginning of the page where there are no layers', () => {
  document.head.append(document.createElement('style'));
  const cache = run('system');
  cache.insert('.a', { name: 'test', styles: 'left:0;' }, cache.sheet, false);
  expect(document.head.firstElementChild?.getAttribute('data-emotion')).toBe('rtl');
});
