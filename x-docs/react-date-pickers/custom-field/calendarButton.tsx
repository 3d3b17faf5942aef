import IconButton from '@mui/material/IconButton';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

/** Opens and closes the picker that it is in, unless the picker hides its button. */
export default function CalendarButton() {
  const picker = usePickerContext();

  return (
    picker.triggerStatus !== 'hidden' && (
      <IconButton
        aria-label="Open calendar"
        disabled={picker.triggerStatus === 'disabled'}
        onClick={() => picker.setOpen((open) => !open)}
      >
        <CalendarMonthIcon />
      </IconButton>
    )
  );
}
