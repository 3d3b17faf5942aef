import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function TextFieldSelect() {
  return (
    <TextField
      select
      label="Meeting length"
      defaultValue="30"
      helperText="You can still extend it later"
      sx={{ width: 260, maxWidth: '100%' }}
    >
      <MenuItem value="15">15 minutes</MenuItem>
      <MenuItem value="30">30 minutes</MenuItem>
      <MenuItem value="60">One hour</MenuItem>
    </TextField>
  );
}
