import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import * as colors from '@mui/material/colors';
import { getContrastRatio } from '@mui/material/styles';

const hues = new Map<string, Record<string, string>>(
  Object.entries(colors).filter(([name]) => name !== 'common'),
);

function readableOn(color: string) {
  const [black, white] = ['#000', '#fff'];
  return getContrastRatio(black, color) > getContrastRatio(white, color)
    ? black
    : white;
}

export default function HueShades() {
  const [hue, setHue] = React.useState('teal');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        label="Hue"
        size="small"
        value={hue}
        onChange={(event) => setHue(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {[...hues.keys()].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
          gap: 1,
          mt: 2,
        }}
      >
        {Object.entries(hues.get(hue) ?? {}).map(([shade, color]) => (
          <Box
            key={shade}
            sx={{ p: 1, borderRadius: 1, typography: 'body2' }}
            style={{ backgroundColor: color, color: readableOn(color) }}
          >
            <div>{shade}</div>
            <div>{color}</div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
