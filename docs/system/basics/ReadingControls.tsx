import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';

export default function ReadingControls() {
  const [size, setSize] = React.useState(18);

  return (
    <Box sx={{ maxWidth: 320, px: 1.5 }}>
      <Slider
        aria-label="Font size in pixels"
        value={size}
        min={14}
        max={28}
        onChange={(_event, value) => setSize(value as number)}
        sx={{
          color: 'success.main',
          '& .MuiSlider-thumb': { borderRadius: 1 },
        }}
      />
      <Button
        variant="outlined"
        onClick={() => setSize(18)}
        sx={{ mt: 2, px: 4, borderRadius: 4, textTransform: 'none' }}
      >
        Back to 18 px
      </Button>
    </Box>
  );
}
