import * as React from 'react';
import Slider from '@mui/material/Slider';
import './BerthFilter.css';

export default function BerthFilter() {
  const [length, setLength] = React.useState(9);

  return (
    <div className="berth-filter">
      <p id="boat-length" className="berth-filter-label">
        Length of the boat: {length} m
      </p>
      <Slider
        aria-labelledby="boat-length"
        min={4}
        max={18}
        value={length}
        onChange={(_event, next) => setLength(next)}
        className="berth-filter-slider"
      />
    </div>
  );
}
