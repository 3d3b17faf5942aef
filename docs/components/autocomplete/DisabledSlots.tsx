import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const slots = Array.from({ length: 16 }, (_, index) => {
  const minutes = index % 2 === 0 ? '00' : '30';
  return `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${minutes}`;
});
const taken = ['09:30', '11:00', '11:30', '14:00'];

export default function DisabledSlots() {
  return (
    <Autocomplete
      options={slots}
      getOptionDisabled={(slot) => taken.includes(slot)}
      renderInput={(params) => <TextField {...params} label="Appointment" />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
