import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import './TicketPaper.css';

export default function TicketPaper() {
  return (
    <Paper
      className="ticket-paper"
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
