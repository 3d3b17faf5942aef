/** @jest-environment jsdom */
import { headingLevelAt } from './headingLevelAt';

const levelIn = (html: string) => {
  document.body.innerHTML = html;
  return headingLevelAt(document.querySelector('i')!);
};

it.each([
  ['<h1>a</h1><i></i>', 2],
  ['<h1>a</h1><h2>b</h2><i></i><h4>later</h4>', 3],
  ['<h1>a</h1><h2>b</h2><h3>c</h3><div><i></i></div>', 4],
  ['<h1>a</h1><h2>b</h2><div data-stage=""><h5>of a demo</h5></div><i></i>', 3],
  ['<h1>a</h1><h5>e</h5><i></i>', 6],
  ['<i></i><h2>later</h2>', 2],
])('in %s it is %i', (html, level) => {
  expect(levelIn(html)).toBe(level);
});
