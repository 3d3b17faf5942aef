import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import './PillToggle.css';

export default function PillToggle() {
  const [period, setPeriod] = React.useState('week');

  return (
    <ToggleButtonGroup
      className="pill-toggle"
      exclusive
      size="small"
      value={period}
      onChange={(event, next: string | null) => setPeriod(next ?? period)}
      aria-label="Period"
    >
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="month">Month</ToggleButton>
    </ToggleButtonGroup>
  );
}
