import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Label = styled('span')({
  padding: '2px 6px',
  color: '#14181f',
  backgroundColor: 'hsl(var(--hue) 70% 80%)',
});

const numbers = Array.from({ length: 60 }, (_, index) => index + 1);

export default function ShippingLabels() {
  const [hue, setHue] = React.useState(200);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="label-hue">Hue of all labels</Typography>
      <Slider
        aria-labelledby="label-hue"
        max={360}
        value={hue}
        onChange={(_, value) => setHue(value)}
      />
      <Box
        style={{ '--hue': hue } as React.CSSProperties}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
      >
        {numbers.map((number) => (
          <Label key={number}>{number}</Label>
        ))}
      </Box>
    </Box>
  );
}
