import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldVariants() {
  return (
    <Stack sx={{ gap: 2, flexDirection: { xs: 'column', sm: 'row' } }}>
      <TextField label="First name" />
      <TextField label="Last name" variant="filled" />
      <TextField label="Nickname" variant="standard" />
    </Stack>
  );
}
