import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

export default function SearchRow() {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <TextField size="small" label="Street or place" sx={{ flexGrow: 1 }} />
      <Button variant="contained">Find</Button>
    </Box>
  );
}
