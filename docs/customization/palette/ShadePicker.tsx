import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { amber, deepPurple, teal } from '@mui/material/colors';
import { createTheme, getContrastRatio } from '@mui/material/styles';

const candidates = new Map(
  Object.entries({ amber, deepPurple, teal }).flatMap(([name, hue]) =>
    ([300, 500, 700, 900] as const).map((shade) => [
      `${name} ${shade}`,
      hue[shade],
    ]),
  ),
);

export default function ShadePicker() {
  const [name, setName] = React.useState('teal 700');
  const { palette } = createTheme({
    palette: { primary: { main: candidates.get(name) ?? teal[700] } },
  });
  const { main, contrastText } = palette.primary;
  const ratio = getContrastRatio(main, contrastText);
  const onWhite = getContrastRatio(main, '#fff');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        select
        label="Main color"
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ select: { native: true } }}
      >
        {[...candidates.keys()].map((option) => (
          <option key={option}>{option}</option>
        ))}
      </TextField>
      <Box sx={{ bgcolor: main, color: contrastText, borderRadius: 1, p: 2 }}>
        <Typography sx={{ fontSize: 24, fontWeight: 'bold' }}>
          Save changes
        </Typography>
      </Box>
      <Typography role="status">
        Text on color: {ratio.toFixed(2)}:1, color on white:{' '}
        {onWhite.toFixed(2)}:1
      </Typography>
    </Stack>
  );
}
