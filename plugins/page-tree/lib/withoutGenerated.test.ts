import { withoutGenerated } from './withoutGenerated';

it('leaves what is watched, and takes out the folders of generated pages', () => {
  const watched = withoutGenerated(['docs/**/*.mdx', 'sidebars.ts']);
  expect(watched.slice(0, 2)).toEqual(['docs/**/*.mdx', 'sidebars.ts']);
  expect(watched.slice(2)).toEqual(
    expect.arrayContaining(['!**/api-docs/**', '!**/api/data-grid/**', '!**/components-api/**']),
  );
});
