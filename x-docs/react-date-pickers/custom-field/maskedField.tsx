import * as React from 'react';
import TextField from '@mui/material/TextField';
import { type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { type Dayjs } from 'dayjs';

/** Lets digits through only and writes the slashes: 0514 becomes 05/14. */
const mask = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 8)
    .replace(/^(\d{2})(\d)/, '$1/$2')
    .replace(/^(\d{2}\/\d{2})(\d)/, '$1/$2');

export default function MaskedField(props: DatePickerFieldProps) {
  const { forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<Dayjs | null>();
  const adapter = usePickerAdapter();
  const { value, fieldFormat } = picker;
  const [draft, setDraft] = React.useState('');
  const text = value?.isValid() ? value.format(fieldFormat) : draft;

  return (
    <TextField
      {...forwardedProps}
      ref={picker.rootRef}
      sx={picker.rootSx}
      label={picker.label}
      value={text}
      error={value !== null && !value.isValid()}
      helperText="Month, day and year in digits"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      onChange={(event) => {
        const next = mask(event.target.value);
        setDraft(next);
        picker.setValue(
          next.length < 10 ? null : adapter.parse(next, fieldFormat),
          { changeImportance: 'set' },
        );
      }}
    />
  );
}
