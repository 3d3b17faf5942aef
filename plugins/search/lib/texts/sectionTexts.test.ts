import { pageHeadings } from '../../../page-tree/lib/pageAnchors';
import { sectionTexts } from './sectionTexts';

it('tells what stands in each section, without markup', () => {
  const page = `---
title: Rows
description: '# no heading'
---

import { x } from './x';

Above, with a [link](/x/react-data-grid/) and {/* nothing */} \`rowHeight={52}\`.

## Striped rows {#striped}

<Demo name="StripedRows" height={300} />

### Code

\`\`\`tsx title="App.tsx"
# no heading
<DataGrid getRowClassName={striped} />
\`\`\`

Text <b>below</b>.

## Empty
`;
  expect(sectionTexts(page)).toEqual([
    'Above, with a [link and rowHeight={52} .',
    'StripedRows',
    '# no heading <DataGrid getRowClassName={striped} /> Text below .',
    '',
  ]);
  expect(pageHeadings(page)).toHaveLength(3);
});

it('has one part more than there are headings', () => {
  for (const page of ['', 'Text', '# A', '# A\n\n~~~\n## B\n~~~\n\n{/* ## C */}\n\n## D'])
    expect(sectionTexts(page)).toHaveLength(pageHeadings(page).length + 1);
});
