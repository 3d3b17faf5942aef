import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function DisabledCursor() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Box component="span" sx={{ cursor: 'not-allowed' }}>
        <Button variant="contained" disabled>
          Wrapped in a span
        </Button>
      </Box>
      <Button
        variant="contained"
        disabled
        sx={{
          '&.Mui-disabled': { pointerEvents: 'auto', cursor: 'not-allowed' },
        }}
      >
        Pointer events on
      </Button>
    </Stack>
  );
}
