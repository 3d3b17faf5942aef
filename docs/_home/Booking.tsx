import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function Booking() {
  const [seat, setSeat] = React.useState('window');
  const [name, setName] = React.useState('Ines Carvalho');
  const [booked, setBooked] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <TextField
        label="Passenger"
        size="small"
        fullWidth
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Seat"
        value={seat}
        onChange={(_event, value: string | null) => setSeat(value ?? seat)}
      >
        <ToggleButton value="window">Window</ToggleButton>
        <ToggleButton value="middle">Middle</ToggleButton>
        <ToggleButton value="aisle">Aisle</ToggleButton>
      </ToggleButtonGroup>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button variant="contained" onClick={() => setBooked(true)}>
          Book the seat
        </Button>
        {booked ? <Chip label="Booked" variant="outlined" /> : null}
      </Stack>
    </Stack>
  );
}
