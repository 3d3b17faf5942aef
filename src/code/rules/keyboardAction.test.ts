import { keyboardAction } from './keyboardAction';

it.each([
  ['copy-click', 'copy-keyboard'],
  ['source-click', 'source-keyboard'],
  [null, 'copy-keyboard'],
])('%s → %s', (action, expected) => {
  expect(keyboardAction(action)).toBe(expected);
});
