import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Ticket = styled(Paper)(({ theme }) => ({
  maxWidth: 320,
  padding: theme.spacing(2),
  borderStyle: 'dashed',
  borderColor: (theme.vars || theme).palette.text.secondary,
})) as typeof Paper;

export default function TicketPaper() {
  return (
    <Ticket
      component="section"
      variant="outlined"
      aria-label="Cloakroom ticket"
    >
      <Typography variant="overline" component="p">
        Cloakroom
      </Typography>
      <Typography>One coat, hook 114</Typography>
    </Ticket>
  );
}
