import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import { type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import { type Dayjs } from 'dayjs';

export default function TypedField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<Dayjs | null>();
  const adapter = usePickerAdapter();
  const placeholder = useParsedFormat();
  const { value, timezone, fieldFormat, disabled } = picker;
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  const [draft, setDraft] = React.useState('');
  const [typing, setTyping] = React.useState(false);
  const complete = value?.isValid() ? value.format(fieldFormat) : '';
  const text = typing || (value && !complete) ? draft : complete;

  return (
    <TextField
      {...forwardedProps}
      ref={picker.rootRef}
      sx={picker.rootSx}
      label={picker.label}
      name={picker.name}
      disabled={disabled}
      placeholder={placeholder}
      error={hasValidationError}
      value={text}
      onFocus={() => {
        setDraft(text);
        setTyping(true);
      }}
      onBlur={() => setTyping(false)}
      onChange={(event) => {
        setDraft(event.target.value);
        picker.setValue(adapter.parse(event.target.value, fieldFormat), {
          changeImportance: 'set',
        });
      }}
      slotProps={{
        input: {
          ref: picker.triggerRef,
          readOnly: picker.readOnly,
          endAdornment: picker.triggerStatus !== 'hidden' && (
            <IconButton
              aria-label="Open calendar"
              disabled={picker.triggerStatus === 'disabled'}
              onClick={() => picker.setOpen((open) => !open)}
            >
              <CalendarMonthIcon />
            </IconButton>
          ),
        },
      }}
    />
  );
}
