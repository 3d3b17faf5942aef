import { isSearchKey } from './isSearchKey';

const none = {
  key: '',
  keyCode: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
};
const k = { key: 'k', keyCode: 75 };
const slash = { key: '/', keyCode: 191 };

it.each([
  ['Ctrl + K', { ...k, ctrlKey: true }, false, true],
  ['Cmd + K', { ...k, metaKey: true }, false, true],
  ['Ctrl + K while typing', { ...k, ctrlKey: true }, true, true],
  ['Ctrl + K on a Cyrillic layout', { key: 'л', keyCode: 75, ctrlKey: true }, false, true],
  ['Ctrl + Shift + K', { ...k, ctrlKey: true, shiftKey: true }, false, false],
  ['Ctrl + Alt + K', { ...k, ctrlKey: true, altKey: true }, false, false],
  ['K alone', k, false, false],
  ['slash', slash, false, true],
  ['slash on Shift + 7', { key: '/', keyCode: 55, shiftKey: true }, false, true],
  ['slash while typing', slash, true, false],
  ['Ctrl + slash', { ...slash, ctrlKey: true }, false, false],
  ['a slash that a page has used', { ...slash, defaultPrevented: true }, false, false],
  ['a slash inside a composition', { ...slash, isComposing: true }, false, false],
])('%s', (_name, event, typing, expected) => {
  expect(isSearchKey({ ...none, ...event }, typing)).toBe(expected);
});
