import path from 'node:path';
import { demoSitePerTest } from './demoSiteFixture';
import { tailwindScripts } from './tailwindScripts';

const site = demoSitePerTest();

it('reads the variants of a page, and the scripts that they import, each once', () => {
  const { at, write } = site;
  write('docs/a/A.tsx', "import './unread';");
  write('docs/a/unread.ts', '');
  write('docs/a/A.tailwind.tsx', "import { b } from './parts';\nimport rows from './rows.json';");
  write('docs/a/B.tailwind.tsx', "import { b } from './parts';\nimport './gone';");
  write('docs/a/parts/index.ts', "export { b } from './Part';");
  write('docs/a/parts/Part.jsx', "import '../../elsewhere';\nimport '.';");
  write('docs/a/rows.json', '[]');
  write('docs/elsewhere.ts', '');
  const files = tailwindScripts(site.siteDir, at('docs/a')).map(({ file }) =>
    path.relative(at('docs/a'), file).split(path.sep).join('/'),
  );
  expect(files).toEqual(['A.tailwind.tsx', 'B.tailwind.tsx', 'parts/index.ts', 'parts/Part.jsx']);
});
