import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { deepPurple, pink, teal } from '@mui/material/colors';
import { createTheme, getContrastRatio } from '@mui/material/styles';

const hues = { deepPurple, pink, teal };
const shades = [300, 500, 700, 900] as const;

export default function ShadePicker() {
  const [hue, setHue] = React.useState<keyof typeof hues>('teal');
  const [shade, setShade] = React.useState<(typeof shades)[number]>(700);
  const { palette } = createTheme({
    palette: { primary: { main: hues[hue][shade] } },
  });
  const { main, contrastText } = palette.primary;
  const ratio = getContrastRatio(main, contrastText);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          fullWidth
          label="Hue"
          value={hue}
          onChange={(event) => setHue(event.target.value as keyof typeof hues)}
          slotProps={{ select: { native: true } }}
        >
          {Object.keys(hues).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label="Shade"
          value={shade}
          onChange={(event) =>
            setShade(Number(event.target.value) as (typeof shades)[number])
          }
          slotProps={{ select: { native: true } }}
        >
          {shades.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </TextField>
      </Stack>
      <Box sx={{ bgcolor: main, color: contrastText, borderRadius: 1, p: 2 }}>
        <Typography sx={{ fontSize: 24, fontWeight: 'bold' }}>
          Save changes
        </Typography>
      </Box>
      <Typography role="status">
        {main}, {ratio.toFixed(2)}:1 –{' '}
        {ratio >= 4.5 ? 'fine for any text size' : 'large text only'}
      </Typography>
    </Stack>
  );
}
