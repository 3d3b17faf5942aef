import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function OneOffCard() {
  return (
    <Paper
      variant="outlined"
      sx={{
        p: { xs: 2, sm: 3 },
        maxWidth: 360,
        borderRadius: 4,
        borderTop: 6,
        borderTopColor: 'secondary.main',
      }}
    >
      <Typography variant="h6" component="p">
        Ceramics evening
      </Typography>
      <Typography color="text.secondary">Fridays, 18:00 to 21:00</Typography>
      <Button
        variant="contained"
        color="secondary"
        sx={{ mt: 2, borderRadius: 999, textTransform: 'none' }}
      >
        Join the waiting list
      </Button>
    </Paper>
  );
}
