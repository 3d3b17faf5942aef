import TextField from '@mui/material/TextField';

export default function BerthField() {
  return (
    <TextField
      label="Berth number"
      placeholder="0000"
      helperText="Four digits, painted on the pier"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', maxLength: 4 },
        formHelperText: { sx: { fontStyle: 'italic' } },
      }}
    />
  );
}
