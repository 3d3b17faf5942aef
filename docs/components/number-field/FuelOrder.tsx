import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useNumber } from './useNumber';

export default function FuelOrder() {
  const price = useNumber({
    start: 3.89,
    min: 0,
    max: 20,
    step: 0.01,
    format: { style: 'currency', currency: 'USD' },
  });
  const amount = useNumber({
    start: 120,
    min: 10,
    max: 900,
    step: 10,
    format: { style: 'unit', unit: 'gallon', unitDisplay: 'long' },
  });

  return (
    <Stack sx={{ gap: 2, maxWidth: 260 }}>
      <TextField
        label="Price per gallon"
        slotProps={{ htmlInput: price.inputProps }}
      />
      <TextField label="Amount" slotProps={{ htmlInput: amount.inputProps }} />
      <output>
        Total: ${Math.round(price.value * amount.value).toLocaleString('en-US')}
      </output>
    </Stack>
  );
}
