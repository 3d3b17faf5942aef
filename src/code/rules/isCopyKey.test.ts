import { isCopyKey } from './isCopyKey';

const keys = {
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  keyCode: 67,
  isComposing: false,
};

it.each([
  ['Ctrl+C', { ctrlKey: true }, true],
  ['Cmd+C', { metaKey: true }, true],
  ['C', {}, false],
  ['Ctrl+Shift+C', { ctrlKey: true, shiftKey: true }, false],
  ['Ctrl+Alt+C', { ctrlKey: true, altKey: true }, false],
  ['Cmd+Alt+C', { metaKey: true, altKey: true }, false],
  ['Ctrl+V', { ctrlKey: true, keyCode: 86 }, false],
  ['Ctrl+C inside a composition', { ctrlKey: true, isComposing: true }, false],
  ['Cmd+C inside a composition', { metaKey: true, isComposing: true }, false],
])('%s', (_name, pressed, expected) => {
  expect(isCopyKey({ ...keys, ...pressed })).toBe(expected);
});
