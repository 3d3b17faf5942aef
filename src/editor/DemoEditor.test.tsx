/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { sourcesHtml } from '../demos/rules/sourcesHtml';
import { DemoEditor } from './DemoEditor';
import { writeCode } from './share/codeLink';
import type { WorkbenchProps } from './Workbench';

let location = {};
jest.mock('@docusaurus/router', () => ({ useLocation: () => location }), { virtual: true });
const preferences: Record<string, string> = {};
jest.mock('../preferences', () => ({
  browserStore: () => ({ show: (values: object) => Object.assign(preferences, values) }),
  useEffectiveMode: () => 'light',
  usePreference: (name: string) => [preferences[name]],
}));
jest.mock('./share/TakeAlong', () => ({ TakeAlong: () => null }));
jest.mock('./Workbench', () => ({
  Workbench: ({ subject, linked, onLeaveLink, takesFocus }: WorkbenchProps) => (
    <button ref={(button) => void (takesFocus && button?.focus())} onClick={onLeaveLink}>
      {subject.style} {subject.code}: {linked ? JSON.stringify(linked.files) : 'as kept'}
    </button>
  ),
}));

const source = (name: string, variant: 'ts' | 'js') => ({ name, variant, html: '', lines: 1 });
const form = {
  preview: null,
  files: [source('OrderTags.tsx', 'ts'), source('OrderTags.js', 'js')],
};
const files = document.createElement('div');
files.innerHTML = sourcesHtml({ system: form, css: form });
const getFiles = () => files;
const demo = { id: 'docs/a/OrderTags', name: 'OrderTags', styles: ['css'] as const };
const view = () => (
  <figure>
    <div />
    <DemoEditor demo={demo} getFiles={getFiles} onClose={() => {}} />
  </figure>
);

const go = (hash: string) => {
  window.history.replaceState(null, '', `/a/${hash}`);
  location = {};
};
const link = (end: string) => `#${writeCode({ 'OrderTags.js': 'strange' })}${end}`;

it('shows the code of a link in the form that it is of, until it is left', async () => {
  Object.assign(preferences, { code: 'TS', style: 'system' });
  go('');
  const { rerender } = render(view());
  const again = () => act(async () => rerender(view()));
  expect(screen.getByText('system ts: as kept')).toBeVisible();
  go(link('css-Another.js'));
  await again();
  expect(screen.getByText('system ts: as kept')).toBeVisible();
  go(link('css-OrderTags.js'));
  await again();
  await again();
  expect(screen.getByText('css js: {"OrderTags.js":"strange"}')).toBeVisible();
  preferences.code = 'TS';
  await again();
  expect(screen.getByText('css ts: as kept')).toBeVisible();
  preferences.code = 'JS';
  await again();
  fireEvent.click(screen.getByText('css js: {"OrderTags.js":"strange"}'));
  expect(screen.getByText('css js: as kept')).toBeVisible();
  expect(window.location.hash).toBe('#css-OrderTags.js');
});

it('takes the focus when it opens, and leaves it where it is when another form is chosen', async () => {
  Object.assign(preferences, { code: 'TS', style: 'system' });
  go('');
  const { rerender } = render(view());
  await act(async () => {});
  const editor = () => screen.getByText(/as kept/);
  expect(editor()).toHaveFocus();
  for (const chosen of [{ code: 'JS' }, { style: 'css' }, { code: 'TS', style: 'system' }]) {
    Object.assign(preferences, chosen);
    await act(async () => rerender(view()));
    expect(editor()).not.toHaveFocus();
  }
});

it('draws no line across the upper corners of the frame while the stage is out of sight', async () => {
  Object.assign(preferences, { code: 'TS', style: 'system' });
  go('');
  const figure = (isOpen: boolean) => (
    <figure>
      <div data-testid="stage" />
      <div data-testid="source">
        <div />
        {isOpen ? <DemoEditor demo={demo} getFiles={getFiles} onClose={() => {}} /> : null}
      </div>
    </figure>
  );
  const line = () => screen.getByTestId('source').style.getPropertyValue('border-block-start');
  const { rerender } = render(figure(false));
  await act(async () => rerender(figure(true)));
  expect(screen.getByTestId('stage')).not.toBeVisible();
  expect(line()).toMatch(/^0(?:px)?$/);
  await act(async () => rerender(figure(false)));
  expect(screen.getByTestId('stage')).toBeVisible();
  expect(line()).toBe('');
});
