import fs from 'node:fs';
import path from 'node:path';
import { parseChangelog } from './parseChangelog';

const changelog = `# Versions

## 7.2.0

<!-- generated comparing -->

_Jun 6, 2025_

A big thanks to the 2 contributors.

🐞 Fix what was published

- ⚡️ Added \`layers\` (#1) @ann.

  https://github.com/user-attachments/assets/1-2

  Update your usage
  if you relied on it.

Special thanks go out to the community members:
@bob, @cid-1 and @renovate[bot].
The following are all team members who have contributed to this release:
@ann.

### \`@mui/material@7.2.0\` [![pro](https://a)](https://b 'Pro')

Same changes as in
[the other](https://c), plus:

- [Chip] Fix **height** (#2) @bob
  of small chips

Both need React 19.

All contributors of this release in alphabetical order: @ann, @bob

### Empty

### Breaking

\`\`\`diff
-a
+b
\`\`\`

## 7.1.0

- Old

## Older versions

- No release
`;

it('reads releases with dates, sections, items, texts and code', () => {
  expect(parseChangelog(changelog)).toEqual([
    {
      version: '7.2.0',
      date: '2025-06-06',
      sections: [
        {
          title: '',
          entries: [
            ['text', '🐞 Fix what was published'],
            ['item', '⚡️ Added `layers` (#1) @ann. Update your usage if you relied on it.'],
          ],
        },
        {
          title: '`@mui/material@7.2.0`',
          entries: [
            ['text', 'Same changes as in the other, plus:'],
            ['item', '[Chip] Fix height (#2) @bob of small chips'],
            ['text', 'Both need React 19.'],
          ],
        },
        { title: 'Breaking', entries: [['code', '-a\n+b']] },
      ],
    },
    { version: '7.1.0', sections: [{ title: '', entries: [['item', 'Old']] }] },
  ]);
});

it.each(['@mui/material', '@mui/x-data-grid'])(
  'reads the changelog of the installed %s',
  (name) => {
    const folder = path.resolve('node_modules', name);
    const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    const releases = parseChangelog(fs.readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8'));
    expect(releases[0]).toMatchObject({
      version,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(releases.every(({ sections }) => sections.length > 0)).toBe(true);
  },
);
