import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import './BatteryRing.css';

export default function BatteryRing() {
  const [charge, setCharge] = React.useState(64);

  return (
    <div className="battery-ring">
      <div className="battery-ring-gauge">
        <CircularProgress
          variant="determinate"
          value={charge}
          size={56}
          aria-label="Battery"
          className="battery-ring-layer"
        />
        <Typography
          variant="caption"
          aria-hidden
          className="battery-ring-layer"
        >
          {charge}%
        </Typography>
      </div>
      <Button onClick={() => setCharge(Math.min(100, charge + 9))}>
        Charge
      </Button>
    </div>
  );
}
