import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import BarChartIcon from '@mui/icons-material/BarChart';
import PieChartIcon from '@mui/icons-material/PieChart';
import ShowChartIcon from '@mui/icons-material/ShowChart';

export default function ChartTypeToggle() {
  const [type, setType] = React.useState<string | null>('bar');

  return (
    <ToggleButtonGroup
      exclusive
      value={type}
      onChange={(event, next: string | null) => setType(next)}
      aria-label="Chart type"
    >
      <ToggleButton value="bar" aria-label="Bars">
        <BarChartIcon />
      </ToggleButton>
      <ToggleButton value="line" aria-label="Line">
        <ShowChartIcon />
      </ToggleButton>
      <ToggleButton value="pie" aria-label="Pie" disabled>
        <PieChartIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
