/** @jest-environment jsdom */
import { rowAt } from './rowAt';

document.body.innerHTML = `<ul id="all"><li id="prop-a"></li><li id="值"></li></ul><p id="other"></p>`;
const root = document.getElementById('all')!;

it.each([
  ['#prop-a', 'prop-a'],
  ['#%E5%80%BC', '值'],
  ['#all', 'all'],
  ['#other', undefined],
  ['#missing', undefined],
  ['#', undefined],
  ['', undefined],
  ['#%E5%8', undefined],
  ['#<li id="prop-a">', undefined],
])('%s leads to %s', (hash, id) => {
  expect(rowAt(root, hash)?.id).toBe(id);
});
