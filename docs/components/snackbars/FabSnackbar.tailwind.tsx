import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

export default function FabSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <Paper
      variant="outlined"
      className="relative isolate mx-auto h-65 max-w-[340px]"
    >
      <Typography className="p-4">Diary</Typography>
      <div className="absolute end-4 bottom-4">
        <Fab
          color="primary"
          aria-label="New entry"
          onClick={() => setOpen(true)}
        >
          <EditIcon />
        </Fab>
      </div>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
        message="Entry for May 3 created"
        className="absolute inset-x-4 bottom-22"
      />
    </Paper>
  );
}
