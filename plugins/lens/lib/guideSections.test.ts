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
