import { listDemos, shownDemos } from './listDemos';
import { makeSite } from '../siteFixture';

let made: ReturnType<typeof makeSite>;
beforeEach(() => {
  made = makeSite();
});
afterEach(() => made.remove());

it('finds the demos of a page, but not those in code and comments', () => {
  expect(
    shownDemos(`---
description: a
---
<Demo name="One" height={400} />

\`\`\`mdx
<Demo name="Fenced" height={1} />
\`\`\`

{/* <Demo name="Comment" height={1} /> */}

Write \`<Demo name="Span" />\`.

<Demo
  height={200}
  name="Two"
/>

<Demo height={a > b ? 200 : 100} name="Three" />
`),
  ).toEqual(['One', 'Two', 'Three']);
});

it('names the files and packages of each demo', () => {
  const { siteDir } = made;
  expect(listDemos(siteDir, 'x-docs')).toEqual([
    {
      name: 'Bars',
      folder: 'x-docs/react-charts/bars',
      files: ['x-docs/react-charts/bars/Bars.tsx'],
      packages: ['@mui/x-charts'],
    },
    {
      name: 'Basic',
      folder: 'x-docs/react-data-grid',
      files: [
        'x-docs/react-data-grid/Basic.tsx',
        'x-docs/react-data-grid/Basic.css.tsx',
        'x-docs/react-data-grid/rows.ts',
        'x-docs/react-data-grid/Basic.css',
      ],
      packages: ['@mui/x-data-grid-pro', '@mui/material'],
    },
    {
      name: 'Pinned',
      folder: 'x-docs/react-data-grid',
      files: ['x-docs/react-data-grid/Pinned.tsx', 'x-docs/react-data-grid/rows.ts'],
      packages: ['@mui/x-data-grid-pro'],
    },
  ]);
  expect(listDemos(siteDir, 'nowhere')).toEqual([]);
});
