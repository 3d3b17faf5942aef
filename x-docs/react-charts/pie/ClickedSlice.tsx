import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts';
import { energy } from './household';

export default function ClickedSlice() {
  const [message, setMessage] = React.useState('Choose a slice or its legend.');
  const show = (dataIndex: number) => {
    const { label, value } = energy[dataIndex];
    setMessage(`${label}: ${value} % of the energy`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="region" aria-label="Clickable slices of energy use">
        <PieChart
          height={220}
          series={[{ data: energy }]}
          onItemClick={(_, { dataIndex }) => show(dataIndex)}
          slotProps={{
            legend: {
              onItemClick: (_event: unknown, _item: unknown, index: number) =>
                show(index),
            },
          }}
        />
      </Box>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Box>
  );
}
