import { kebabCase } from './kebabCase';

it.each([
  ['OrderTags', 'order-tags'],
  ['RTLSwitch', 'rtl-switch'],
  ['Grid2Columns', 'grid2-columns'],
  ['Tabs', 'tabs'],
])('%s names classes %s', (name, expected) => {
  expect(kebabCase(name)).toBe(expected);
});
