/** @jest-environment jsdom */
import { pageSelection } from './pageSelection';

afterEach(() => jest.restoreAllMocks());

it('is what the reader has selected', () => {
  document.body.innerHTML = '<p>chosen words</p>';
  document.getSelection()!.selectAllChildren(document.body);
  expect(String(pageSelection())).toBe('chosen words');
});

it('is nothing where the browser refuses to tell', () => {
  jest.spyOn(document, 'getSelection').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(pageSelection()).toBeNull();
});
