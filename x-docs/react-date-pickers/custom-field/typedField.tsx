import * as React from 'react';
import TextField from '@mui/material/TextField';
import { type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import { type Dayjs } from 'dayjs';
import CalendarButton from './calendarButton';

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
  const [draft, setDraft] = React.useState({ text: '', typing: false });
  const complete = value?.isValid() ? value.format(fieldFormat) : '';
  const text = draft.typing || (value && !complete) ? draft.text : complete;

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
      onFocus={() => setDraft({ text, typing: true })}
      onBlur={() => setDraft({ ...draft, typing: false })}
      onChange={(event) => {
        setDraft({ text: event.target.value, typing: true });
        picker.setValue(adapter.parse(event.target.value, fieldFormat), {
          changeImportance: 'set',
        });
      }}
      slotProps={{
        input: {
          ref: picker.triggerRef,
          readOnly: picker.readOnly,
          endAdornment: <CalendarButton />,
        },
      }}
    />
  );
}
