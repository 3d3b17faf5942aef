import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pill =
  'min-h-9 rounded-full px-4 py-1.5 text-[var(--mui-palette-text-primary)] normal-case aria-selected:text-[var(--mui-palette-primary-contrastText)]';

export default function PillTabs() {
  const [unit, setUnit] = React.useState('metric');

  return (
    <Tabs
      value={unit}
      onChange={(_event, next: string) => setUnit(next)}
      aria-label="Units of the forecast"
      className="isolate min-h-0 w-fit max-w-full rounded-full bg-[var(--mui-palette-action-hover)] p-1"
      slotProps={{
        indicator: {
          className:
            '-z-1 h-full rounded-full bg-[var(--mui-palette-primary-main)]',
        },
      }}
    >
      <Tab value="metric" label="Celsius" className={pill} />
      <Tab value="imperial" label="Fahrenheit" className={pill} />
    </Tabs>
  );
}
