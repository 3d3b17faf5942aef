/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import Masonry from '@mui/lab/Masonry';
import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { demoTheme } from './demoTheme';

/** Pixels above the text of a field, below it, and around the field. */
function heightsOf(field: ReactElement, dense: boolean): number[] {
  render(<ThemeProvider theme={demoTheme({ dense, direction: 'ltr' })}>{field}</ThemeProvider>);
  const input = screen.getByRole('textbox');
  const text = getComputedStyle(input);
  const around = getComputedStyle(input.closest('.MuiFormControl-root')!);
  const heights = [text.paddingTop, text.paddingBottom, around.marginTop, around.marginBottom];
  cleanup();
  return heights.map((height) => Number.parseFloat(height));
}

const fields = {
  'an outlined field': <TextField label="Name" />,
  'a filled field': <TextField label="Name" variant="filled" />,
  'parts of a field': (
    <FormControl>
      <OutlinedInput />
    </FormControl>
  ),
};

it.each(Object.entries(fields))('makes %s lower in the compact density', (_what, field) => {
  const [standard, compact] = [heightsOf(field, false), heightsOf(field, true)];
  const sum = (heights: readonly number[]) => heights.reduce((total, each) => total + each, 0);
  expect(sum(compact)).toBeLessThan(sum(standard));
  expect(compact.slice(2)).toEqual([0, 0]);
});

it('leaves a field alone whose demo says its size', () => {
  const field = <TextField label="Name" size="medium" margin="normal" />;
  expect(heightsOf(field, true)).toEqual(heightsOf(field, false));
});

it('leaves room between the blocks of a Masonry that has not been measured', () => {
  render(
    <ThemeProvider theme={demoTheme({ dense: false, direction: 'ltr' })}>
      <Masonry defaultHeight={300} defaultColumns={4} defaultSpacing={2}>
        <p>1</p>
      </Masonry>
    </ThemeProvider>,
  );
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter((rule) => rule.includes('MuiMasonry'));
  const spacing = 'calc(2 * var(--mui-spacing))';
  expect(rules[0]).toContain(`margin: calc(${spacing} / -2)`);
  expect(rules.at(-1)).toContain(`margin: calc(${spacing} / 2)`);
  expect(rules.at(-1)).toContain(`width: calc(25.00% - ${spacing})`);
});
