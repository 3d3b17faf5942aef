/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import path from 'node:path';
import { mediaRules } from '../../tests/support/mediaRules';
import { FeedbackSlot } from './FeedbackSlot';

let config = { isMeasured: false, repositoryUrl: '' };
const sendEvent = jest.fn();
jest.mock('../docsConfig', () => ({ useDocsConfig: () => config }));
jest.mock('../analytics', () => ({
  sendEvent: (...sent: unknown[]) => sendEvent(...sent) as unknown,
}));

beforeEach(() => {
  sendEvent.mockClear();
  config = { isMeasured: false, repositoryUrl: '' };
  Object.assign(navigator, { globalPrivacyControl: false });
  window.getSelection()?.removeAllRanges();
});

const repositoryUrl = 'https://git.example.org/a/docs';
function show() {
  return render(
    <main>
      <div className="prose">
        <h2 id="sizes">Sizes</h2>
        <p>There are two sizes.</p>
      </div>
      <FeedbackSlot title="Chip" />
    </main>,
  );
}
function selectText() {
  const range = document.createRange();
  range.selectNodeContents(screen.getByText('There are two sizes.'));
  window.getSelection()!.addRange(range);
}

it('asks nothing where an answer has nowhere to go', () => {
  const { container } = show();
  expect(container).not.toHaveTextContent('helpful');
});

it('asks nothing on paper, where nobody can answer', async () => {
  config = { isMeasured: true, repositoryUrl };
  show();
  const question = await screen.findByText('Was this page helpful?');
  expect(question).toBeVisible();
  const sheet = document.createElement('style');
  sheet.textContent = mediaRules(path.join(__dirname, 'Feedback.late.module.css'), 'print');
  document.head.append(sheet);
  expect(question).not.toBeVisible();
  sheet.remove();
});

it('reports an answer, and a remark when it is sent', async () => {
  config = { isMeasured: true, repositoryUrl };
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole('button', { name: 'No' }));
  const field = await screen.findByRole('textbox', { name: 'What was missing? (optional)' });
  expect(field).toHaveFocus();
  expect(sendEvent.mock.calls).toEqual([['feedback', 'no', '/']]);
  await user.type(field, ' A table ');
  expect(sendEvent).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sendEvent).toHaveBeenLastCalledWith('feedback', 'comment', 'A table');
  expect(screen.getByRole('status')).toHaveTextContent('Thank you');
});

it('reports the heading of what is selected, and not the text', async () => {
  config = { isMeasured: true, repositoryUrl: '' };
  const user = userEvent.setup();
  show();
  selectText();
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByRole('textbox');
  expect(sendEvent.mock.calls).toEqual([['feedback', 'yes', '/#sizes']]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sendEvent).toHaveBeenCalledTimes(1);
});

it('fills in an issue with the remark and what is selected, and sends nothing', async () => {
  config = { isMeasured: false, repositoryUrl };
  const user = userEvent.setup();
  show();
  selectText();
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await user.type(await screen.findByRole('textbox'), 'Which?');
  const link = screen.getByRole('link', { name: 'Open as an issue' });
  const { searchParams } = new URL(link.getAttribute('href')!);
  expect(searchParams.get('title')).toBe('Not helpful: Chip');
  expect(searchParams.get('body')).toBe(
    'Which?\n\n> There are two sizes.\n\n- Page: http://localhost/#sizes',
  );
  expect(sendEvent).not.toHaveBeenCalled();
});

it('keeps a remark after its issue was opened, which may not have been sent', async () => {
  config = { isMeasured: false, repositoryUrl };
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await user.type(await screen.findByRole('textbox'), 'Which?');
  fireEvent.click(screen.getByRole('link', { name: 'Open as an issue' }));
  expect(screen.getByRole('status')).toHaveTextContent('Thank you');
  expect(screen.getByRole('textbox')).toHaveValue('Which?');
});

it('says that it has sent nothing for a reader who is not to be measured', async () => {
  config = { isMeasured: true, repositoryUrl: '' };
  Object.assign(navigator, { globalPrivacyControl: true });
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('status')).toHaveTextContent('nothing was sent');
  expect(sendEvent).not.toHaveBeenCalled();
});
