import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type GridFilterInputValueProps } from '@mui/x-data-grid';

export type Bounds = [from: string, to: string];

/** Two fields that make the value of one filter item. */
export default function BetweenInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const bounds: Bounds = item.value ?? ['', ''];

  const field = (index: 0 | 1, label: string) => (
    <TextField
      label={label}
      type="number"
      size="small"
      value={bounds[index]}
      inputRef={index === 0 ? focusElementRef : undefined}
      onChange={(event) => {
        const next: Bounds = [...bounds];
        next[index] = event.target.value;
        applyValue({ ...item, value: next });
      }}
    />
  );

  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'end' }}>
      {field(0, 'From')}
      {field(1, 'To')}
    </Stack>
  );
}
