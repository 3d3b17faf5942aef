import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function UpAndDown() {
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <Typography>One of these labels is hidden:</Typography>
      <Chip
        label="Hidden from md up"
        sx={{ display: { xs: 'inline-flex', md: 'none' } }}
      />
      <Chip
        label="Hidden below md"
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      />
    </Stack>
  );
}
