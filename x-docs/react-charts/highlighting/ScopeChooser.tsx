import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart, type HighlightItemData } from '@mui/x-charts';
import { months, routes } from './ferry';

const marks = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function ScopeChooser() {
  const [mark, setMark] = React.useState<(typeof marks)[number]>('series');
  const [fade, setFade] = React.useState<(typeof fades)[number]>('global');
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'island',
    dataIndex: 3,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={2}
        sx={{ mb: 1, maxWidth: 300, '& > *': { flex: 1 } }}
      >
        <TextField
          select
          size="small"
          label="highlight"
          value={mark}
          onChange={(event) => setMark(event.target.value as typeof mark)}
        >
          {marks.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          value={fade}
          onChange={(event) => setFade(event.target.value as typeof fade)}
        >
          {fades.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box role="region" aria-label="Passengers with a choice of scope">
        <BarChart
          height={260}
          highlightedItem={item}
          onHighlightChange={setItem}
          xAxis={[{ data: months }]}
          series={routes.map((route) => ({
            ...route,
            highlightScope: { highlight: mark, fade },
          }))}
        />
      </Box>
    </Box>
  );
}
