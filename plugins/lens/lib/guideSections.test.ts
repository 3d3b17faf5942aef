import { guideSections } from './guideSections';

it('has a section for each heading, with what stands below it, code too', () => {
  const mdx = [
    '---',
    'description: Words.',
    '---',
    '',
    'Before all.',
    '',
    '## The `legend`',
    'It is gone.',
    '```diff',
    '# no heading',
    '-legend={x}',
    '```',
    '### Other {#own-id}',
    'Last.',
    '',
  ].join('\n');
  const sections = guideSections(mdx, '/x/migration/a/', 8);
  expect(sections.map(({ address, major }) => [address, major])).toEqual([
    ['/x/migration/a/#the-legend', 8],
    ['/x/migration/a/#own-id', 8],
  ]);
  expect(sections[0]!.text).toContain('`-legend={x}`');
  expect(sections[0]!.text).not.toContain('Last.');
});

it.each([
  ['a section in a comment', '## A\n\n`a`\n\n{/*\n## Old\n\n`old`\n*/}\n\n## B\n\n`b`\n'],
  [
    'code in a list',
    '## A\n\n1. `a`:\n\n   ```bash\n   # old\n   ```\n\n2. ```bash\n   # old\n   ```\n\n## B\n\n`b`\n',
  ],
  ['a fence with more marks at its end', '## A\n\n`a`\n\n```bash\n# old\n`````\n\n## B\n\n`b`\n'],
  ['a heading within a quote', '## A\n\n`a`\n\n> ## B\n>\n> `b`\n'],
  ['an empty front matter', '---\n---\n\n## A\n\n`a`\n\n## B\n\n`b`\n'],
])('finds the sections of a guide with %s', (_what, mdx) => {
  const sections = guideSections(mdx, '/a/', 8);
  expect(sections.map(({ address }) => address)).toEqual(['/a/#a', '/a/#b']);
  expect(sections[0]!.text).toContain('`a`');
  expect(sections[1]!.text).toContain('`b`');
  expect(sections[1]!.text).not.toContain('`a`');
});

it('does not take what stands in a comment for a note', () => {
  const [section] = guideSections('## A\n\n{/* Also `old`. */}\n\nThe `a`.\n', '/a/', 8);
  expect(section!.text).not.toContain('old');
});
