import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function ColoredSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Finish the lesson
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
        message="Lesson 7 done, 20 points earned"
        slotProps={{
          content: {
            sx: {
              bgcolor: 'secondary.main',
              color: 'secondary.contrastText',
              borderRadius: 6,
            },
          },
        }}
      />
    </>
  );
}
