import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

const { toolbar, shortcuts, contentWrapper, actionBar } = pickersLayoutClasses;
const outline = (color: string) => ({
  outline: '2px solid',
  outlineOffset: '-2px',
  outlineColor: color,
});

export default function PartsOfALayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Night train"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDateTimePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-07-04T22:15')}
          slotProps={{
            toolbar: { hidden: false },
            tabs: { hidden: false },
            actionBar: { actions: ['clear', 'today'] },
            shortcuts: {
              items: [
                {
                  label: 'July 4, 22:15',
                  getValue: () => dayjs('2025-07-04T22:15'),
                },
                {
                  label: 'July 5, 23:40',
                  getValue: () => dayjs('2025-07-05T23:40'),
                },
              ],
            },
            layout: {
              sx: {
                [`& .${toolbar}`]: outline('primary.main'),
                [`& .${shortcuts}`]: outline('secondary.main'),
                [`& .${contentWrapper}`]: outline('success.main'),
                [`& .${actionBar}`]: outline('warning.main'),
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
