/** @jest-environment jsdom */
import { selectedBlock } from './selectedBlock';

beforeEach(() => {
  document.body.innerHTML =
    '<nav>Menu</nav><div class="prose"><p>Lead</p><h2 id="a">A</h2><p>First</p><h3 id="b">B</h3><p>Second\n  one</p></div>';
});

function select(node: Node) {
  const selection = window.getSelection()!;
  selection.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(node);
  selection.addRange(range);
  return selectedBlock(selection, document.querySelector('.prose'));
}
const paragraphs = () => [...document.querySelectorAll('p')];

it('says what is selected, and below which heading', () => {
  expect(paragraphs().map(select)).toEqual([
    { quote: 'Lead', heading: '' },
    { quote: 'First', heading: 'a' },
    { quote: 'Second one', heading: 'b' },
  ]);
  expect(select(document.querySelector('h3')!)).toEqual({ quote: 'B', heading: 'b' });
});

it('takes nothing from outside the text, or where nothing is selected', () => {
  expect(select(document.querySelector('nav')!)).toEqual({ quote: '', heading: '' });
  window.getSelection()!.removeAllRanges();
  expect(selectedBlock(window.getSelection(), document.body)).toEqual({ quote: '', heading: '' });
  expect(selectedBlock(null, document.body)).toEqual({ quote: '', heading: '' });
});
