import fs from 'node:fs';

const options = { keysFile: '/site/keys.json', folder: '/site/pages' };
const load = (source: string): string =>
  (require('./serverEntryLoader.cjs') as (this: unknown, source: string) => string).call(
    { getOptions: () => options },
    source,
  );

test("the renderer of the installed Docusaurus's server bundle is wrapped", () => {
  const entry = require.resolve('@docusaurus/core/lib/client/serverEntry.js');
  const source = fs.readFileSync(entry, 'utf8');
  expect(load(source)).toBe(
    `import { rememberPages } from ${JSON.stringify(require.resolve('./lib/rememberPages'))};\n${source.replace(
      'export default render;',
      `export default rememberPages(render, ${JSON.stringify(options)});`,
    )}`,
  );
  expect(load(source)).toContain('rememberPages(render, {');
});

test('another entry is refused', () => {
  expect(() => load('export default function render() {}')).toThrow(
    'does not export `render` any more; see plugins/lean-docusaurus/warm-build',
  );
});
