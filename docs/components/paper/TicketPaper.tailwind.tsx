import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TicketPaper() {
  return (
    <Paper
      className="max-w-80 border-dashed border-(--mui-palette-text-secondary) p-4"
      component="section"
      variant="outlined"
      aria-label="Cloakroom ticket"
    >
      <Typography variant="overline" component="p">
        Cloakroom
      </Typography>
      <Typography>One coat, hook 114</Typography>
    </Paper>
  );
}
