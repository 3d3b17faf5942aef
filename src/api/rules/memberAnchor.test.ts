import { memberAnchor } from './memberAnchor';

it.each([
  [['prop', 'disabled'], 'prop-disabled'],
  [['prop', 'aria-label'], 'prop-aria-label'],
  [['class', 'root', 'icon-button-'], 'icon-button-class-root'],
  [['event', 'rowClick', ''], 'event-rowClick'],
] as const)('makes of %j the anchor %s', ([kind, name, prefix], anchor) => {
  expect(memberAnchor(kind, name, prefix)).toBe(anchor);
});

it('keeps apart what has the same name', () => {
  const kinds = ['prop', 'slot', 'class', 'member', 'event', 'selector'] as const;
  expect(new Set(kinds.map((kind) => memberAnchor(kind, 'root'))).size).toBe(kinds.length);
});
