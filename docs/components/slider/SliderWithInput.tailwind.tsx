import * as React from 'react';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const limit = 500;

export default function SliderWithInput() {
  const id = React.useId();
  const [copies, setCopies] = React.useState(120);

  return (
    <div className="max-w-[400px] ps-2">
      <Typography id={id}>Copies</Typography>
      <div className="flex items-center gap-6">
        <Slider
          aria-labelledby={id}
          value={copies}
          onChange={(event, value) => setCopies(value)}
          max={limit}
          step={10}
          shiftStep={50}
        />
        <TextField
          size="small"
          value={copies}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '');
            setCopies(Math.min(Number(digits), limit));
          }}
          slotProps={{
            htmlInput: { 'aria-labelledby': id, inputMode: 'numeric' },
          }}
          className="w-20 flex-none"
        />
      </div>
    </div>
  );
}
