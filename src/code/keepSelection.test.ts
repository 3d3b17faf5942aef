/** @jest-environment jsdom */
import { keepSelection } from './keepSelection';

const selection = () => window.getSelection()!;

function select(text: string): void {
  document.body.innerHTML = `<p>${text}</p>`;
  selection().selectAllChildren(document.querySelector('p')!);
}

beforeEach(() => selection().removeAllRanges());

const clearing = async () => selection().removeAllRanges();

it('brings back a selection that the copy has cleared', async () => {
  select('chosen words');
  await keepSelection(clearing, selection)('code');
  expect(selection().toString()).toBe('chosen words');
});

it('brings it back when the copy fails, and fails itself', async () => {
  select('chosen words');
  const failing = keepSelection(async () => {
    await clearing();
    throw new DOMException('The request is not allowed', 'NotAllowedError');
  }, selection);
  await expect(failing('code')).rejects.toMatchObject({ name: 'NotAllowedError' });
  expect(selection().toString()).toBe('chosen words');
});

it('leaves a selection alone that was made meanwhile', async () => {
  select('chosen words');
  await keepSelection(async () => select('other words'), selection)('code');
  expect(selection().toString()).toBe('other words');
});

it('does without a selection', async () => {
  await keepSelection(clearing, () => null)('code');
  await keepSelection(clearing, selection)('code');
  expect(selection().rangeCount).toBe(0);
});
