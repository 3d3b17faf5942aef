import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function SavedMark() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="span"
        sx={{
          visibility: saved ? 'visible' : 'hidden',
          color: 'text.primary',
          typography: 'body2',
        }}
      >
        Saved
      </Box>
      <Button variant="outlined" onClick={() => setSaved(!saved)}>
        {saved ? 'Edit' : 'Save'}
      </Button>
    </Box>
  );
}
