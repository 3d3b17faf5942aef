import TextField from '@mui/material/TextField';

export default function GrowingField() {
  return (
    <TextField
      fullWidth
      multiline
      minRows={2}
      maxRows={5}
      label="Handover note"
      defaultValue="Bilge pump serviced."
      helperText="Grows up to 5 lines"
    />
  );
}
