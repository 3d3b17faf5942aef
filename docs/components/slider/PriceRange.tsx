import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function PriceRange() {
  const [price, setPrice] = React.useState([40, 120]);

  return (
    <Box sx={{ maxWidth: 320, px: 1 }}>
      <Typography>
        €{price[0]} to €{price[1]} a night
      </Typography>
      <Slider
        getAriaLabel={(index) =>
          (index === 0 ? 'Lowest' : 'Highest') + ' price'
        }
        getAriaValueText={(value) => `${value} euros`}
        value={price}
        onChange={(event, value) => setPrice(value)}
        max={200}
        step={5}
      />
    </Box>
  );
}
