import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const heights = [80, 130, 50, 60, 100, 40, 70];

export default function FlexibleMasonry() {
  const [columns, setColumns] = React.useState(3);
  const [wide, setWide] = React.useState(false);

  return (
    <Stack sx={{ gap: 2, alignItems: 'start', minHeight: 420 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="columns"
        value={columns}
        onChange={(_event, next: number | null) => next && setColumns(next)}
      >
        <ToggleButton value={2}>2 columns</ToggleButton>
        <ToggleButton value={3}>3 columns</ToggleButton>
      </ToggleButtonGroup>
      <FormControlLabel
        label="Wide spacing"
        control={<Switch onChange={(_event, on) => setWide(on)} />}
      />
      <Masonry
        columns={columns}
        spacing={wide ? 4 : 1}
        defaultHeight={240}
        defaultColumns={3}
        defaultSpacing={1}
      >
        {heights.map((height, index) => (
          <Paper key={index} variant="outlined" sx={{ height, p: 1 }}>
            {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Stack>
  );
}
