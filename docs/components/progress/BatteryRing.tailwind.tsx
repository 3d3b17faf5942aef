import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function BatteryRing() {
  const [charge, setCharge] = React.useState(64);

  return (
    <div className="flex items-center gap-4">
      <div className="grid place-items-center">
        <CircularProgress
          variant="determinate"
          value={charge}
          size={56}
          aria-label="Battery"
          className="col-start-1 row-start-1"
        />
        <Typography
          variant="caption"
          aria-hidden
          className="col-start-1 row-start-1"
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
