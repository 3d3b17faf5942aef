import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts';

const localeText = {
  loading: 'Counting trays…',
  noData: 'The cafeteria is closed today',
};

export default function CafeteriaWords() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Loading"
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
      />
      <Box role="region" aria-label="Meals served today">
        <BarChart
          height={200}
          loading={loading}
          localeText={localeText}
          xAxis={[{ data: [] }]}
          series={[{ data: [] }]}
        />
      </Box>
    </Box>
  );
}
