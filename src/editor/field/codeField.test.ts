/** @jest-environment jsdom */
import { refuseObserver } from '../../../tests/support/refuseObserver';
import { openCodeField, type CodeField } from './codeField';

let place: HTMLElement;
let field: CodeField;
const onChange = jest.fn();

beforeEach(() => {
  onChange.mockClear();
  // What jsdom lacks, for it lays nothing out.
  Range.prototype.getClientRects = () => [] as never;
  place = document.createElement('div');
  document.body.append(place);
  field = openCodeField({
    place,
    file: { name: 'A.tsx', text: 'const a = 1;\nconst b = 2;\n' },
    label: 'Code of A.tsx',
    describedBy: 'help',
    phrases: { 'Fold line': 'Zeile einklappen' },
    onChange,
  });
});
afterEach(() => {
  field.close();
  place.remove();
});

const content = () => place.querySelector<HTMLElement>('.cm-content')!;
const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  // The editor still asks for the number of the key.
  Object.defineProperty(event, 'keyCode', {
    value: { Tab: 9, Escape: 27, g: 71, z: 90 }[key] ?? 0,
  });
  content().dispatchEvent(event);
  return event;
};

it('has name and description, and is to be read from left to right', () => {
  expect(content().getAttribute('aria-label')).toBe('Code of A.tsx');
  expect(content().getAttribute('aria-describedby')).toBe('help');
  expect(content().getAttribute('role')).toBe('textbox');
  expect(content().getAttribute('dir')).toBe('ltr');
});

it('indents with Tab, and lets it go after Escape, however long that was ago', () => {
  expect(press('Tab').defaultPrevented).toBe(true);
  expect(onChange).toHaveBeenCalled();
  press('Escape');
  jest.useFakeTimers({ now: Date.now() + 10_000 });
  press('Shift');
  expect(press('Tab').defaultPrevented).toBe(false);
  jest.useRealTimers();
});

it('indents again once another key was pressed, or the field was left', () => {
  press('Escape');
  press('a');
  expect(press('Tab').defaultPrevented).toBe(true);
  press('Escape');
  content().dispatchEvent(new FocusEvent('blur'));
  expect(press('Tab').defaultPrevented).toBe(true);
});

it('marks a line and none', () => {
  field.mark(2);
  expect(place.querySelector('.cm-faulty')?.textContent).toBe('const b = 2;');
  field.mark(99);
  expect(place.querySelector('.cm-faulty')).toBeNull();
  field.mark(undefined);
  expect(place.querySelector('.cm-faulty')).toBeNull();
});

it('shows another file', () => {
  field.show({ name: 'rows.ts', text: 'rows' }, 'Code of rows.ts');
  expect(content().textContent).toBe('rows');
  expect(content().getAttribute('aria-label')).toBe('Code of rows.ts');
  expect(onChange).not.toHaveBeenCalled();
});

const undo = () => {
  press('z', { ctrlKey: true });
  return content().textContent;
};

it('takes back what was typed in a file also after another was shown', () => {
  const [a, rows] = [
    { name: 'A.tsx', text: 'const a = 1;\nconst b = 2;\n' },
    { name: 'rows.ts', text: 'rows' },
  ];
  const before = content().textContent;
  press('Tab');
  const text = onChange.mock.lastCall[0];
  expect(text).not.toBe(a.text);
  field.show(rows, 'Code of rows.ts');
  press('Tab');
  field.show({ ...a, text }, 'Code of A.tsx');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(undo()).toBe(before);
  expect(onChange).toHaveBeenLastCalledWith(a.text);
  field.show({ ...rows, text: onChange.mock.calls[1][0] }, 'Code of rows.ts');
  expect(undo()).toBe('rows');
});

it('takes back another text of a file, unless it begins anew', () => {
  const before = content().textContent;
  const other = { name: 'A.tsx', text: 'other' };
  field.show(other, 'Code of A.tsx');
  expect([content().textContent, onChange.mock.calls.length]).toEqual(['other', 0]);
  expect(undo()).toBe(before);
  field.show(other, 'Code of A.tsx', true);
  expect(undo()).toBe('other');
});

it('opens a search within the field', async () => {
  await field.search();
  expect(place.querySelector('.cm-search')).not.toBeNull();
});

it.each(['searches', 'goes to a line'])(
  'brings what it %s with into view, whose field takes the focus and scrolls nothing by itself',
  async (does) => {
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element, how) {
      expect(how).toEqual({ block: 'nearest' });
      shown.push(this);
    };
    await field.search();
    if (does !== 'searches') press('g', { ctrlKey: true, altKey: true });
    const panel = [...place.querySelectorAll('.cm-panel')].at(-1)!;
    const input = panel.querySelector('input')!;
    // As again when it is open.
    content().focus();
    shown.length = 0;
    input.focus();
    expect(shown).toEqual([panel, input]);
    content().focus();
    expect(shown).toHaveLength(2);
  },
);

it.each([
  ['MutationObserver', 'made'],
  ['MutationObserver', 'used'],
  ['ResizeObserver', 'made'],
  ['ResizeObserver', 'used'],
  ['matchMedia', 'made'],
] as const)('leaves nothing behind where a %s is refused to be %s', (name, step) => {
  const allow = refuseObserver(name, step);
  const elsewhere = document.createElement('div');
  const options = { file: { name: 'A.tsx', text: '' }, label: '', describedBy: '', phrases: {} };
  try {
    expect(() => openCodeField({ ...options, place: elsewhere, onChange })).toThrow('refused');
  } finally {
    allow();
  }
  expect(elsewhere.childElementCount).toBe(0);
});
