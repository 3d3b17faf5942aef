import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, sensors } from './bridges';

export default function SensorFeed() {
  const apiRef = useGridApiRef();
  const [live, setLive] = React.useState(false);
  const count = React.useRef(0);

  React.useEffect(() => {
    if (!live) {
      return undefined;
    }
    const timer = setInterval(() => {
      count.current += 1;
      const id = count.current % sensors.length;
      apiRef.current?.updateRows([
        {
          id,
          load: (sensors[id].load + count.current * 7) % 100,
          readings: Math.ceil(count.current / sensors.length),
        },
      ]);
    }, 20);
    return () => clearInterval(timer);
  }, [apiRef, live]);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={live} onChange={() => setLive(!live)} />}
        label="50 readings a second"
        sx={{ mb: 1 }}
      />
      <Box
        role="region"
        aria-label="Load of bridges, drawn once a second"
        sx={{ height: 268, width: '100%' }}
      >
        <DataGridPro
          apiRef={apiRef}
          rows={sensors}
          columns={columns}
          throttleRowsMs={1000}
          hideFooter
        />
      </Box>
    </div>
  );
}
