/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import type { PropControl, PropValue } from '../rules/propControl';
import { PropField } from './PropField';

/** What the component is given, each time that it changes. */
let given: (PropValue | undefined)[];
function Bench({ control }: { control: PropControl }) {
  const [value, setValue] = useState<PropValue>();
  return (
    <PropField
      control={control}
      value={value}
      onChange={(next) => {
        given.push(next);
        setValue(next);
      }}
    />
  );
}

const show = (control: PropControl) => {
  given = [];
  render(<Bench control={control} />);
};
const change = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });

it.each([
  ['0.05', ['0', '0.0', '0.05'], [0, 0, 0.05]],
  ['1.05', ['1', '1.0', '1.05'], [1, 1, 1.05]],
  ['-0.5', ['-0', '-0.5'], [-0, -0.5]],
])('leaves %s in the field as it is typed', (_text, typed, values) => {
  show({ name: 'step', kind: 'number', start: 1, min: -9, max: 9 });
  const field = screen.getByLabelText<HTMLInputElement>('step');
  for (const text of typed) {
    change(field, text);
    expect(field.value).toBe(text);
  }
  expect(given).toEqual(values);
  change(field, '');
  expect(given.at(-1)).toBeUndefined();
});

it('leaves a prop to the component, or sets it either way, where its default depends on others', () => {
  show({ name: 'clearOnBlur', kind: 'choice', choices: [true, false] });
  const field = screen.getByRole('combobox', { name: 'clearOnBlur' });
  expect(field).toHaveDisplayValue('not set');
  change(field, 'false');
  change(field, 'true');
  change(field, '');
  expect(given).toEqual([false, true, undefined]);
});

it('writes nothing where a switch is as it would be anyway', () => {
  show({ name: 'autoHide', kind: 'switch', start: true });
  const field = screen.getByRole('checkbox', { name: 'autoHide' });
  expect(field).toBeChecked();
  fireEvent.click(field);
  fireEvent.click(field);
  expect(given).toEqual([false, undefined]);
});

it('writes texts and colors as they are', () => {
  show({ name: 'children', kind: 'text' });
  change(screen.getByRole('textbox'), 'a');
  change(screen.getByRole('textbox'), '');
  expect(given).toEqual(['a', '']);
  show({ name: 'htmlColor', kind: 'color' });
  expect(screen.getByLabelText('htmlColor')).toHaveValue('#000000');
  change(screen.getByLabelText('htmlColor'), '#c0ffee');
  expect(given).toEqual(['#c0ffee']);
});
