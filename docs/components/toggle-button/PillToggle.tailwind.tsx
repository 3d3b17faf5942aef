import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function PillToggle() {
  const [period, setPeriod] = React.useState('week');

  return (
    <ToggleButtonGroup
      className="gap-1 rounded-3xl bg-(--mui-palette-action-selected) p-1"
      classes={{
        grouped:
          'm-0 rounded-[20px] border-0 px-4 text-(--mui-palette-text-primary) aria-pressed:bg-(--mui-palette-text-primary) aria-pressed:text-(--mui-palette-background-paper)',
      }}
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
