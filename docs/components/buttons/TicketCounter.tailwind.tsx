import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function TicketCounter() {
  const [tickets, setTickets] = React.useState(0);

  return (
    <div className="flex flex-wrap items-center gap-4">
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
