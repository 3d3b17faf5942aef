import { useTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SwitchByWidth() {
  const theme = useTheme();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Popover from 900 px on"
        desktopModeMediaQuery={theme.breakpoints.up('md')}
        defaultValue={dayjs('2025-02-27')}
      />
    </LocalizationProvider>
  );
}
