import fc from 'fast-check';
import { findAnchor } from './findAnchor';

const ids = new Set([
  'props',
  'css-classes',
  'inherited-props',
  'layout',
  '用法',
  'prop-component',
  'class-colorError',
  'class-direction-asc',
  'class-paper',
  'slot-root',
  'data-prop-list',
]);

it.each([
  ['props', 'props'],
  ['layout', 'layout'],
  ['%E7%94%A8%E6%B3%95', '用法'],
  ['用法', '用法'],
  ['css', 'css-classes'],
  ['classes', 'css-classes'],
  ['inheritance', 'inherited-props'],
  ['ButtonBase-prop-component', 'prop-component'],
  ['data-grid-prop-component', 'prop-component'],
  ['alert-classes-colorError', 'class-colorError'],
  ['alert-class-colorError', 'class-colorError'],
  ['alert-css-colorError', 'class-colorError'],
  ['table-sort-label-classes-direction-asc', 'class-direction-asc'],
  ['drawer-classes-MuiDrawer-paper', 'class-paper'],
  ['dialog-slot-root', 'slot-root'],
  // What the page has counts before what it may mean.
  ['data-prop-list', 'data-prop-list'],
])('%s is %s', (fragment, id) => expect(findAnchor(ids, fragment)).toBe(id));

it.each(['', 'Layout', 'layout/', 'button-classes-unknown', 'button-prop-', '%', '%E7', 'prop-'])(
  '%s is nothing on the page',
  (fragment) => expect(findAnchor(ids, fragment)).toBeUndefined(),
);

it('never names what the page does not have, whatever an author wrote', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', 'a-prop-', 'a-classes-'), (text, start) => {
      const found = findAnchor(ids, start + text);
      expect(found === undefined || ids.has(found)).toBe(true);
    }),
  );
});
