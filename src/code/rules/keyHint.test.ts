import { keyHint } from './keyHint';

it.each([
  ['MacIntel', '⌘C'],
  ['macOS', '⌘C'],
  ['Win32', 'Ctrl + C'],
  ['Linux x86_64', 'Ctrl + C'],
  ['', 'Ctrl + C'],
])('on "%s": %s', (platform, keys) => {
  expect(keyHint(platform)).toBe(keys);
});
