import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';

export default function InstallCheck() {
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
      }}
    >
      <CheckCircleIcon color="success" />
      <Typography sx={{ flex: '1 1 200px' }}>
        Components, icons and font are in place
      </Typography>
      <Button variant="contained">Start building</Button>
    </Paper>
  );
}
