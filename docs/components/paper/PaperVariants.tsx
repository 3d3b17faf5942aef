import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaperVariants() {
  return (
    <Stack direction="row" spacing={2}>
      <Paper sx={{ p: 2 }}>
        <Typography>elevation</Typography>
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography>outlined</Typography>
      </Paper>
    </Stack>
  );
}
