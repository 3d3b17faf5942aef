import * as React from 'react';
import Slider from '@mui/material/Slider';

export default function BerthFilter() {
  const [length, setLength] = React.useState(9);

  return (
    <div className="box-border w-full max-w-80 px-4">
      <p id="boat-length" className="m-0 mb-2 text-sm">
        Length of the boat: {length} m
      </p>
      <Slider
        aria-labelledby="boat-length"
        min={4}
        max={18}
        value={length}
        onChange={(_event, next) => setLength(next)}
        className="h-2.5"
        slotProps={{ thumb: { className: 'rounded-sm' } }}
      />
    </div>
  );
}
