import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function AlignedHelperText() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'end',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      <TextField label="Street" helperText="As on the mailbox" />
      <TextField label="Line reserved" helperText=" " />
      <TextField label="No helper text" />
    </Box>
  );
}
