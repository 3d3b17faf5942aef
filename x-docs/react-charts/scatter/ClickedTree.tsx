import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart, type ScatterItemIdentifier } from '@mui/x-charts';
import { heightAxis, oaks, trunkAxis } from './trees';

export default function ClickedTree() {
  const [index, setIndex] = React.useState(0);
  const { id, x, y, z } = oaks[index];

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="region" aria-label="Clickable oaks">
        <ScatterChart
          height={260}
          voronoiMaxRadius={30}
          xAxis={[trunkAxis]}
          yAxis={[heightAxis]}
          series={[{ data: oaks }]}
          onItemClick={(_: unknown, { dataIndex }: ScatterItemIdentifier) =>
            setIndex(dataIndex)
          }
        />
      </Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button
          size="small"
          onClick={() => setIndex((index + 1) % oaks.length)}
        >
          Next oak
        </Button>
        <Typography role="status" variant="body2">
          {id}: {x} cm, {y} m, {z} years
        </Typography>
      </Stack>
    </Box>
  );
}
