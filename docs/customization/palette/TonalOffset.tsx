import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';

const offsets = [
  { label: '0.1', tonalOffset: 0.1 },
  { label: '0.2 (default)', tonalOffset: 0.2 },
  { label: '0.4', tonalOffset: 0.4 },
  {
    label: '{ light: 0.6, dark: 0.15 }',
    tonalOffset: { light: 0.6, dark: 0.15 },
  },
];

const rows = offsets.map(({ label, tonalOffset }) => ({
  label,
  color: createTheme({
    palette: { tonalOffset, primary: { main: '#0f766e' } },
  }).palette.primary,
}));

export default function TonalOffset() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {rows.map(({ label, color }) => (
        <div key={label}>
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            {label}
          </Typography>
          <Box sx={{ display: 'flex', borderRadius: 1, overflow: 'hidden' }}>
            {[color.light, color.main, color.dark].map((shade) => (
              <Box key={shade} sx={{ flex: 1, height: 32, bgcolor: shade }} />
            ))}
          </Box>
        </div>
      ))}
    </Stack>
  );
}
