import { kindOfResponse } from './kindOfResponse';

it.each([
  ['Document', '/', 'html'],
  ['Script', '/assets/js/main.js', 'script'],
  ['Script', '/zh/assets/demos/charts.js?v=1', 'demoScript'],
  ['Script', '/main.js?from=/assets/demos/', 'script'],
  ['XHR', '/demo-data.json', 'fetch'],
  ['Other', '/assets/js/1df93b7f.js?v=1', 'ahead'],
  ['Prefetch', '/assets/js/1df93b7f.js', 'ahead'],
  ['Other', '/img/mark.svg', 'other'],
  ['Manifest', '/manifest.json', 'other'],
])('%s %s counts as %s', (type, address, kind) => {
  expect(kindOfResponse(type, `http://localhost:1${address}`)).toBe(kind);
});
