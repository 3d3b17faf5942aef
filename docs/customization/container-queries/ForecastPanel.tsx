import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const days = ['Mon: fog, 52 °F', 'Tue: sun, 61 °F', 'Wed: rain, 55 °F'];

export default function ForecastPanel() {
  const [wide, setWide] = React.useState(true);
  return (
    <Box sx={{ color: 'text.primary' }}>
      <Button onClick={() => setWide(!wide)} sx={{ mb: 1 }}>
        {wide ? 'Make the panel narrow' : 'Make the panel wide'}
      </Button>
      <Box
        sx={{
          container: 'forecast / inline-size',
          width: wide ? 1 : 160,
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { '@': '1fr', '@300/forecast': '1fr 1fr 1fr' },
            typography: { '@': 'body2', '@sm/forecast': 'body1' },
          }}
        >
          {days.map((day) => (
            <Box key={day} sx={{ p: 1, bgcolor: 'action.selected' }}>
              {day}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
