import { findReleases, piecesOf, type Release } from './releases';

const releases: Release[] = [
  {
    version: '7.2.0',
    date: '2025-06-26',
    sections: [
      {
        title: '`@mui/material@7.2.0`',
        entries: [
          ['item', '[Chip] Fix height'],
          ['item', '[Select] Pass props'],
        ],
      },
      { title: 'Docs', entries: [['item', 'Fix a demo']] },
    ],
  },
  { version: '7.1.0', sections: [{ title: 'Docs', entries: [['item', 'Chip demos']] }] },
];
const found = (query: string) =>
  findReleases(releases, query).map(({ version, sections }) => [
    version,
    ...sections.flatMap(({ entries }) => entries.map(([, text]) => text)),
  ]);

it.each([
  [
    '',
    [
      ['7.2.0', '[Chip] Fix height', '[Select] Pass props', 'Fix a demo'],
      ['7.1.0', 'Chip demos'],
    ],
  ],
  [
    'chip',
    [
      ['7.2.0', '[Chip] Fix height'],
      ['7.1.0', 'Chip demos'],
    ],
  ],
  ['CHIP fix', [['7.2.0', '[Chip] Fix height']]],
  ['material@7', [['7.2.0', '[Chip] Fix height', '[Select] Pass props']]],
  ['7.1.0', [['7.1.0', 'Chip demos']]],
  ['v7.1.0', [['7.1.0', 'Chip demos']]],
  ['whale', []],
])('finds "%s"', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

it('takes code and numbers apart', () => {
  expect(piecesOf('Add `gap` (#12) @ann')).toEqual([
    ['plain', 'Add '],
    ['code', 'gap'],
    ['plain', ' ('],
    ['request', '12'],
    ['plain', ') @ann'],
  ]);
});
