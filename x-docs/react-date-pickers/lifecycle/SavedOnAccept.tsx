import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const save = (value: string) =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve(value), 800);
  });

export default function SavedOnAccept() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-11-03'));
  const [state, setState] = React.useState('Nothing to save');

  const handleAccept = async (accepted: Dayjs) => {
    setState('Saving…');
    const saved = await save(accepted.format('D MMMM YYYY'));
    setState(`Saved: ${saved}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Renewal"
          value={value}
          onChange={(newValue) => setValue(newValue)}
          onAccept={(newValue, { validationError }) => {
            if (newValue && validationError === null) {
              handleAccept(newValue);
            }
          }}
        />
        <Typography variant="body2" role="status">
          {state}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
