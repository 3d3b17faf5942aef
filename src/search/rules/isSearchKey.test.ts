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
  ['Ctrl + K', { ...k, ctrlKey: true }, 'page', true],
  ['Cmd + K', { ...k, metaKey: true }, 'page', true],
  ['Ctrl + K while typing', { ...k, ctrlKey: true }, 'field', true],
  ['Ctrl + K on a Cyrillic layout', { key: 'л', keyCode: 75, ctrlKey: true }, 'page', true],
  ['Ctrl + Shift + K', { ...k, ctrlKey: true, shiftKey: true }, 'page', false],
  ['Ctrl + Alt + K', { ...k, ctrlKey: true, altKey: true }, 'page', false],
  ['K alone', k, 'page', false],
  ['slash', slash, 'page', true],
  ['slash on Shift + 7', { key: '/', keyCode: 55, shiftKey: true }, 'page', true],
  ['slash while typing', slash, 'field', false],
  ['Ctrl + slash', { ...slash, ctrlKey: true }, 'page', false],
  ['a slash that a page has used', { ...slash, defaultPrevented: true }, 'page', false],
  ['a slash inside a composition', { ...slash, isComposing: true }, 'page', false],
  ['a slash that ends a composition, in Safari', { ...slash, keyCode: 229 }, 'page', false],
  ['Ctrl + K where a demo has the keys', { ...k, ctrlKey: true }, 'demo', false],
  ['a slash there', slash, 'demo', false],
] as const)('%s', (_name, event, owner, expected) => {
  expect(isSearchKey({ ...none, ...event }, owner)).toBe(expected);
});
