import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

export default function TicketCounter() {
  const [tickets, setTickets] = React.useState(2);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton
        aria-label="Remove a ticket"
        disabled={tickets === 0}
        onClick={() => setTickets(tickets - 1)}
      >
        <RemoveIcon />
      </IconButton>
      <Typography role="status" sx={{ minWidth: 80, textAlign: 'center' }}>
        {tickets === 1 ? '1 ticket' : `${tickets} tickets`}
      </Typography>
      <IconButton
        aria-label="Add a ticket"
        color="primary"
        onClick={() => setTickets(tickets + 1)}
      >
        <AddIcon />
      </IconButton>
    </Stack>
  );
}
