import { demoModule, hydrates } from './demoModule';

const facts = {
  file: '/site/docs/a/Basic.tsx',
  siteDir: '/site',
  sources: { preview: null, files: [] },
  hydrates: true,
  fingerprint: 'abc',
  memory: '/site/memory',
};

it('gives the browser only the ways to fetch the demo and its texts', () => {
  const code = demoModule({ ...facts, isServer: false });
  expect(code).toContain(
    'load: () => import(/* webpackChunkName: "demos-docs-a" */ "/site/docs/a/Basic.tsx")',
  );
  expect(code).toContain(
    'import(/* webpackChunkName: "sources-docs-a" */ "/site/docs/a/Basic.tsx?demo-sources")',
  );
  expect(code).not.toMatch(/^import /m);
});

it('gives the server the demo, which it evaluates only when the HTML is not remembered', () => {
  const code = demoModule({ ...facts, isServer: true });
  expect(code).toContain('require("/site/docs/a/Basic.tsx").default');
  expect(code).not.toContain('import "/site/docs/a/Basic.tsx"');
  expect(code).toContain('remember(memory, "abc", render)');
  expect(code).toContain('id: "docs/a/Basic", name: "Basic"');
});

it.each([
  [['react', '@mui/material/Button'], true],
  [['@mui/x-data-grid'], false],
  [['@mui/x-data-grid-premium/locales'], false],
  [['@mui/x-date-pickers/DatePicker', '@mui/x-charts'], true],
])('%j hydrates: %s', (imports, expected) => {
  expect(hydrates(imports)).toBe(expected);
});
