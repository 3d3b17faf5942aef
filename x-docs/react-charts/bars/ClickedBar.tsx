import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts';
import { boardings } from './boardings';

export default function ClickedBar() {
  const [item, setItem] = React.useState('nothing yet');
  const [axis, setAxis] = React.useState('nothing yet');

  const showMonth = (index: number) => {
    const { month, island, harbor } = boardings[index];
    setAxis(`${month}: ${island}k island, ${harbor}k harbor`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="region" aria-label="Clickable boardings by month">
        <BarChart
          height={260}
          dataset={boardings}
          xAxis={[{ dataKey: 'month' }]}
          series={[
            { id: 'island', dataKey: 'island', label: 'Island' },
            { id: 'harbor', dataKey: 'harbor', label: 'Harbor' },
          ]}
          onItemClick={(_, { seriesId, dataIndex }) =>
            setItem(`${seriesId}, ${boardings[dataIndex].month}`)
          }
          onAxisClick={(_, data) => data && showMonth(data.dataIndex)}
        />
      </Box>
      <Stack
        direction="row"
        role="group"
        aria-label="Show a month"
        sx={{ flexWrap: 'wrap' }}
      >
        {boardings.map(({ month }, index) => (
          <Button key={month} size="small" onClick={() => showMonth(index)}>
            {month}
          </Button>
        ))}
      </Stack>
      <Typography role="status" variant="body2">
        Bar: {item}. Band: {axis}.
      </Typography>
    </Box>
  );
}
