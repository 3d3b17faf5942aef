import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ShrunkLabels() {
  return (
    <Stack sx={{ gap: 2, flexDirection: { xs: 'column', sm: 'row' } }}>
      <TextField
        fullWidth
        label="Label decides"
        placeholder="Shown on focus only"
      />
      <TextField
        fullWidth
        label="Label kept small"
        placeholder="Shown at once"
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
}
