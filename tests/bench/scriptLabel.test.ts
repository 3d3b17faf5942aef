import { scriptLabel } from './scriptLabel';

it.each([
  ['/assets/js/main.8589e68f.js', 'site'],
  ['/zh/assets/demos/data-grid.5ab41522.js', 'data-grid'],
  ['/assets/demos/data-grid-pro.38d7504f.js', 'data-grid-pro'],
  ['/assets/demos/2893.84c6b002.js', 'shared'],
  ['/assets/demos/texts/zh.material.d81ee4a6.js', 'texts/zh.material'],
  ['/assets/demos/x-docs/react-data-grid/sorting.331e1ac8.js', 'demos of the page'],
  ['/assets/demos/docs/components/tabs.css.331e1ac8.js', 'demos of the page'],
])('says what %s holds', (address, label) => {
  expect(scriptLabel(`http://localhost:3000${address}`)).toBe(label);
});
