import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import { type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';

function BoxedTextField(props: PickersTextFieldProps) {
  const { label, error, disabled, InputProps, elements, tabIndex } = props;
  const { sectionListRef, contentEditable, value, name, onChange } = props;
  const { onBlur, onClick, onFocus, onInput, onKeyDown, onPaste } = props;
  const ownId = React.useId();
  // The picker's dialog looks for its name under this id.
  const labelId = `${props.id ?? ownId}-label`;
  const color = error ? 'error.main' : 'text.secondary';

  return (
    <Box ref={props.ref} sx={props.sx} className={props.className}>
      <Box id={labelId} sx={{ typography: 'caption', color }}>
        {label}
      </Box>
      <Stack
        ref={InputProps?.ref}
        direction="row"
        sx={{ p: 1, border: 2, borderColor: color, borderRadius: 1 }}
      >
        <PickersSectionList
          {...{ elements, sectionListRef, contentEditable, tabIndex }}
          {...{ onBlur, onClick, onFocus, onInput, onKeyDown, onPaste }}
          role="group"
          aria-labelledby={labelId}
          style={{ flexGrow: 1, outline: 'none' }}
        />
        {InputProps?.endAdornment}
      </Stack>
      <input type="hidden" {...{ name, value, onChange, disabled }} />
    </Box>
  );
}

const slots = { textField: BoxedTextField };

export default function BoxedInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Roof inspection"
        name="inspection"
        defaultValue={dayjs('2025-03-27')}
        slots={slots}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
