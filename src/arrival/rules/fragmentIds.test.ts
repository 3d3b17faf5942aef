import fc from 'fast-check';
import { demoAnchors } from '../../demos/rules/sourceLink';
import { fragmentIds } from './fragmentIds';

it.each([
  ['', []],
  ['#', []],
  ['#api', ['api']],
  ['#sort%20model', ['sort%20model', 'sort model']],
  ['#%E6%8E%92%E5%BA%8F', ['%E6%8E%92%E5%BA%8F', '排序']],
  ['#排序', ['排序']],
  // An id may hold a percent sign of its own.
  ['#50%', ['50%']],
  ['#%', ['%']],
  ['#%E0%A4%A', ['%E0%A4%A']],
  ['#"<', ['"<']],
  ['#[x', ['[x']],
  ['#OrderTags', ['OrderTags']],
  ['#OrderTags.tsx', ['OrderTags.tsx', 'OrderTags']],
  ['#css-OrderTags.js', ['css-OrderTags.js', 'OrderTags']],
  [
    '#tailwind-Order%54ags.tsx',
    ['tailwind-Order%54ags.tsx', 'tailwind-OrderTags.tsx', 'OrderTags'],
  ],
  ['#order-tags.tsx', ['order-tags.tsx']],
])('%j may lead to %j', (hash, ids) => {
  expect(fragmentIds(hash)).toEqual(ids);
});

it('finds every id again, however it is written in an address', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
      const { hash } = new URL(`https://docs.example/#${encodeURIComponent(id)}`);
      expect(fragmentIds(hash)).toContain(id);
    }),
  );
});

it('finds a demo by each of its anchors', () => {
  for (const anchor of demoAnchors('OrderTags')) {
    expect(fragmentIds(`#${anchor}`)).toContain('OrderTags');
  }
});

it('throws at nothing, names no id twice and no empty one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom('#', '%', '%E0%A4', '.tsx', 'A', '-', '<'), fc.string())),
      (parts) => {
        const ids = fragmentIds(parts.join(''));
        expect(ids).toEqual([...new Set(ids)]);
        expect(ids).not.toContain('');
      },
    ),
  );
});
