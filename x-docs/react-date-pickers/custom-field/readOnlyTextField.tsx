import TextField from '@mui/material/TextField';
import TodayIcon from '@mui/icons-material/Today';
import { type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import { type Dayjs } from 'dayjs';

/** Shows the date and opens the picker; nothing can be typed. */
export default function ReadOnlyTextField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<Dayjs | null>();
  const placeholder = useParsedFormat();
  const { value, timezone, disabled, readOnly } = picker;
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  const open = () => !disabled && !readOnly && picker.setOpen(true);

  return (
    <TextField
      {...forwardedProps}
      ref={picker.rootRef}
      className={picker.rootClassName}
      sx={picker.rootSx}
      label={picker.label}
      value={value?.format(picker.fieldFormat) ?? ''}
      placeholder={placeholder}
      disabled={disabled}
      error={hasValidationError}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          open();
        }
      }}
      slotProps={{
        htmlInput: { 'aria-haspopup': 'dialog' },
        input: {
          ref: picker.triggerRef,
          readOnly: true,
          endAdornment: <TodayIcon color="action" />,
          sx: { cursor: 'pointer', '& *': { cursor: 'inherit' } },
        },
      }}
    />
  );
}
