import TextField from '@mui/material/TextField';

export default function FullWidthField() {
  return (
    <TextField
      fullWidth
      label="Subject"
      defaultValue="Minutes of the spring meeting"
      helperText="One line, as wide as the form"
    />
  );
}
