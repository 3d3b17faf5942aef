import { orphanVariants, shownName, styleOf, variantFile } from './demoFiles';

it('knows a variant by its name', () => {
  expect(variantFile('/a/Name.tsx', 'tailwind')).toBe('/a/Name.tailwind.tsx');
  expect(styleOf('/a/Name.tailwind.tsx')).toBe('tailwind');
  expect(styleOf('/a/Name.css.tsx')).toBe('css');
  expect(styleOf('/a/Name.tsx')).toBe('system');
  expect(styleOf('/a/Name.scss.tsx')).toBe('system');
});

it('shows a variant under the name of its demo', () => {
  expect(shownName('Name.css.tsx')).toBe('Name.tsx');
  expect(shownName('Name.tsx')).toBe('Name.tsx');
  expect(shownName('Name.css')).toBe('Name.css');
  expect(shownName('rows.ts')).toBe('rows.ts');
});

it('names variants whose demo is not there', () => {
  expect(
    orphanVariants([
      'docs/a/Kept.tsx',
      'docs/a/Kept.css.tsx',
      'docs/a/Kept.css',
      'docs/a/Gone.tailwind.tsx',
      'docs/b/Kept.css.tsx',
    ]),
  ).toEqual([
    { file: 'docs/a/Gone.tailwind.tsx', of: 'Gone.tsx' },
    { file: 'docs/b/Kept.css.tsx', of: 'Kept.tsx' },
  ]);
});
