import * as React from 'react';

interface NumberOptions {
  start: number;
  min: number;
  max: number;
  step?: number;
  format?: Intl.NumberFormatOptions;
}

/** The state of a number field: its value, its text while typing, and the props of the input. */
export function useNumber({
  start,
  min,
  max,
  step = 1,
  format,
}: NumberOptions) {
  const [value, setValue] = React.useState(start);
  const [typed, setTyped] = React.useState<string | null>(null);
  const commit = (next: number) => {
    setTyped(null);
    setValue(Math.min(max, Math.max(min, next)));
  };
  const read = () => {
    const number =
      typed === null ? value : parseFloat(typed.replace(/[^\d.-]/g, ''));
    return Number.isNaN(number) ? value : number;
  };
  const add = (steps: number) =>
    commit(Number((read() + steps * step).toFixed(2)));
  const text = new Intl.NumberFormat('en-US', format).format(value);
  const keys: Record<string, () => void> = {
    ArrowUp: () => add(1),
    ArrowDown: () => add(-1),
    PageUp: () => add(10),
    PageDown: () => add(-10),
    Home: () => commit(min),
    End: () => commit(max),
  };

  const inputProps = {
    role: 'spinbutton',
    inputMode: 'decimal',
    autoComplete: 'off',
    'aria-valuenow': value,
    'aria-valuetext': text,
    'aria-valuemin': min,
    'aria-valuemax': max,
    value: typed ?? text,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setTyped(event.target.value),
    onBlur: () => commit(read()),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key in keys) {
        event.preventDefault();
        keys[event.key]();
      }
    },
  } as const;

  return { value, add, inputProps };
}
