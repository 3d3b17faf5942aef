import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const shortest = 3;

export default function MinimumDistance() {
  const [nights, setNights] = React.useState([6, 12]);

  const handleChange = (event: Event, value: number[], thumb: number) => {
    const [from, to] = value;
    if (thumb === 0) {
      setNights([Math.min(from, nights[1] - shortest), nights[1]]);
    } else {
      setNights([nights[0], Math.max(to, nights[0] + shortest)]);
    }
  };

  return (
    <Box sx={{ maxWidth: 320, px: 1 }}>
      <Typography>
        From July {nights[0]} to July {nights[1]}
      </Typography>
      <Slider
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Arrival' : 'Departure')}
        getAriaValueText={(value) => `July ${value}`}
        value={nights}
        onChange={handleChange}
        min={1}
        max={31}
      />
    </Box>
  );
}
