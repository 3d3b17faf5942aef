import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const fields = [
  { type: 'date', label: 'Check-up', start: '2025-06-16' },
  { type: 'time', label: 'Begins', start: '09:30' },
  { type: 'datetime-local', label: 'Reminder', start: '2025-06-15T18:00' },
];

export default function NativeFields() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {fields.map(({ type, label, start }) => (
        <TextField
          key={type}
          type={type}
          label={label}
          defaultValue={start}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 220 }}
        />
      ))}
    </Stack>
  );
}
