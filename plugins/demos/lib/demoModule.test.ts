import { demoModule, hydrates, sourcesModule } from './demoModule';

const facts = {
  file: '/site/docs/a/Basic.tsx',
  siteDir: '/site',
  sources: { system: { preview: null, files: [] } },
  hydrates: true,
  fingerprint: 'abc',
  memory: '/site/memory',
  keptSources: { folder: '/site/texts', key: 'k1' },
  api: '<li>"Chip"</li>',
  isDevelopment: false,
};

it('gives the browser only the way to fetch the demo', () => {
  const code = demoModule({ ...facts, isServer: false });
  expect(code).toContain(
    'load: () => import(/* webpackChunkName: "demos-docs-a" */ "/site/docs/a/Basic.tsx")',
  );
  expect(code).not.toMatch(/^import |ources/m);
});

it('lets a development server fetch the texts, which no HTML carries there', () => {
  expect(demoModule({ ...facts, isServer: false, isDevelopment: true })).toContain(
    'import(/* webpackChunkName: "sources-docs-a" */ "/site/docs/a/Basic.tsx?demo-sources").then(({ show }) => show)',
  );
  expect(sourcesModule({ ...facts.sources, api: 'a' })).toContain(
    'const sources = {"system":{"preview":null,"files":[]},"api":"a"};',
  );
});

it('gives the server the place of the texts and not the texts', () => {
  const code = demoModule({ ...facts, isServer: true });
  expect(code).toContain('readSources({"folder":"/site/texts","id":"docs/a/Basic"}, "k1")');
  expect(code).toContain(String.raw`api: "<li>\"Chip\"</li>"`);
  expect(code).not.toContain('"files"');
});

it('gives the server the demo, which it evaluates only when the HTML is not remembered', () => {
  const code = demoModule({ ...facts, isServer: true });
  expect(code).toContain('require("/site/docs/a/Basic.tsx").default');
  expect(code).not.toContain('import "/site/docs/a/Basic.tsx"');
  expect(code).toContain('remember(memory, "abc", render)');
  expect(code).toContain('id: "docs/a/Basic", name: "Basic"');
});

const styled = {
  ...facts,
  sources: {
    system: { preview: { html: '', lines: 3 }, files: [] },
    css: { preview: { html: '', lines: 5 }, files: [] },
    tailwind: { preview: null, files: [] },
  },
  utilities: '/site/docs/a/Basic.tailwind.tsx?demo-sheet',
};

it('names the stylings and the height of the preview in each', () => {
  const code = demoModule({ ...styled, isServer: true });
  expect(code).toContain('styles: ["css","tailwind"]');
  expect(code).toContain('previewLines: {"system":3,"css":5,"tailwind":0}');
  expect(demoModule({ ...facts, isServer: true })).toContain('styles: [], ');
});

it('renders the system styling on the server, and nothing of the variants', () => {
  const code = demoModule({ ...styled, isServer: true });
  expect(code).not.toMatch(/require\("[^"]*(css|tailwind)\.tsx/);
});

/** Runs the browser's module with the bundler's `import` replaced by one that tells what was fetched. */
async function loaded(styling: string) {
  const fetched: string[] = [];
  const raised: string[] = [];
  const code = demoModule({ ...styled, isServer: false })
    .replace(/^import .*\n/m, '')
    .replace('export default', 'return')
    .replaceAll(/\bimport\(/g, 'fetchModule(');
  const demo = new Function('fetchModule', 'raiseSheets', code)(
    (request: string) => {
      fetched.push(request);
      return Promise.resolve({ default: request });
    },
    (page: string) => void raised.push(page),
  ) as { load: (style: string) => Promise<{ default: string }> };
  return { component: (await demo.load(styling)).default, fetched, raised };
}

it.each([
  ['system', '/site/docs/a/Basic.tsx', [], []],
  ['css', '/site/docs/a/Basic.css.tsx', [], ['docs/a']],
  ['tailwind', '/site/docs/a/Basic.tailwind.tsx', [styled.utilities], ['docs/a']],
])('fetches in %s what that needs', async (styling, component, sheets, pages) => {
  expect(await loaded(styling)).toEqual({
    component,
    fetched: [component, ...sheets],
    raised: pages,
  });
});

it('fetches the system demo where the wanted one is missing', async () => {
  const code = demoModule({
    ...styled,
    sources: { system: styled.sources.system, css: styled.sources.css },
    isServer: false,
  });
  expect(code).not.toContain('tailwind');
});

it("keeps a page's variants in one file for each styling", () => {
  const code = demoModule({ ...styled, isServer: false });
  expect([...code.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, chunk]) => chunk)).toEqual([
    'demos-docs-a-css',
    'demos-docs-a-tailwind',
    'demos-docs-a-tailwind',
    'demos-docs-a',
  ]);
});

it.each([
  [['react', '@mui/material/Button'], true],
  [['@mui/x-data-grid'], false],
  [['@mui/x-data-grid-premium/locales'], false],
  [['@mui/x-date-pickers/DatePicker', '@mui/x-charts'], true],
])('%j hydrates: %s', (imports, expected) => {
  expect(hydrates(imports)).toBe(expected);
});
