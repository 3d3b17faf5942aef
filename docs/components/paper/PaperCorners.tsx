import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaperCorners() {
  return (
    <Stack direction="row" spacing={2}>
      <Paper elevation={3} sx={{ p: 2 }}>
        <Typography>rounded</Typography>
      </Paper>
      <Paper elevation={3} square sx={{ p: 2 }}>
        <Typography>square</Typography>
      </Paper>
      <Paper elevation={3} sx={{ p: 2, borderRadius: 4 }}>
        <Typography>16 px</Typography>
      </Paper>
    </Stack>
  );
}
