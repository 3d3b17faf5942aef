import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const choices = {
  Day: ['year', 'month', 'day'],
  Month: ['year', 'month'],
  Year: ['year'],
} as const;
type Choice = keyof typeof choices;

export default function ViewsPlayground() {
  const [choice, setChoice] = React.useState<Choice>('Month');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Detail of the date"
          value={choice}
          onChange={(_event, next: Choice | null) => next && setChoice(next)}
        >
          {Object.keys(choices).map((each) => (
            <ToggleButton key={each} value={each}>
              {each}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DatePicker
          key={choice}
          label="Model year"
          views={choices[choice]}
          defaultValue={dayjs('2021-09-01')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
