import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function QuantityField() {
  const [boxes, setBoxes] = React.useState('12');

  return (
    <TextField
      label="Boxes"
      value={boxes}
      onChange={(event) => setBoxes(event.target.value.replace(/\D/g, ''))}
      helperText={boxes === '' ? ' ' : `${Number(boxes) * 24} bottles`}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
    />
  );
}
