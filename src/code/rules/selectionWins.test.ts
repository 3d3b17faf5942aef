import { selectionWins } from './selectionWins';

const nothing = { collapsed: true, text: '' };
const field = { type: 'text', value: 'abc', start: 1, end: 1 };

it.each([
  ['nothing at all', { page: nothing, field: null }, false],
  ['text of the page', { page: { collapsed: false, text: 'abc' }, field: null }, true],
  ['a picture of the page', { page: { collapsed: false, text: '' }, field: null }, true],
  ['a field with its caret in the text', { page: nothing, field }, false],
  ['a field with selected text', { page: nothing, field: { ...field, end: 3 } }, true],
  [
    'an empty number field',
    { page: nothing, field: { type: 'number', value: '', start: null, end: null } },
    false,
  ],
  [
    'a number field, which does not tell',
    { page: nothing, field: { type: 'number', value: '7', start: null, end: null } },
    true,
  ],
  [
    'a check box, which has no text',
    { page: nothing, field: { type: 'checkbox', value: 'on', start: null, end: null } },
    false,
  ],
])('%s', (_name, selected, expected) => {
  expect(selectionWins(selected)).toBe(expected);
});
