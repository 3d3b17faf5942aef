/** @jest-environment jsdom */
import { selectionOf } from './selectionOf';

it('tells what is selected in a text, and where its caret is', () => {
  const field = document.createElement('input');
  field.value = 'Pier 3';
  field.setSelectionRange(1, 4, 'backward');
  expect(selectionOf(field)).toEqual([1, 4, 'backward']);
  field.setSelectionRange(0, 0);
  expect(selectionOf(field)).toEqual([0, 0, 'none']);
});

it('is null where there is none, also where a browser throws', () => {
  const box = document.createElement('input');
  box.type = 'checkbox';
  expect(selectionOf(box)).toBeNull();
  expect(selectionOf(document.createElement('select'))).toBeNull();
  const throwing = document.createElement('input');
  Object.defineProperty(throwing, 'selectionStart', {
    get: () => {
      throw new DOMException('has no selection', 'InvalidStateError');
    },
  });
  expect(selectionOf(throwing)).toBeNull();
});
