import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import './TicketCounter.css';

export default function TicketCounter() {
  const [tickets, setTickets] = React.useState(0);

  return (
    <div className="ticket-counter">
      <Button
        variant="contained"
        disabled={tickets === 4}
        onClick={() => setTickets((count) => count + 1)}
      >
        Add a ticket
      </Button>
      <Button disabled={tickets === 0} onClick={() => setTickets(0)}>
        Clear
      </Button>
      <Typography role="status">
        {tickets} of 4 tickets in the basket
      </Typography>
    </div>
  );
}
