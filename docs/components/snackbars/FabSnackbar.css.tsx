import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import './FabSnackbar.css';

export default function FabSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <Paper variant="outlined" className="fab-snackbar">
      <Typography className="fab-snackbar-title">Diary</Typography>
      <div className="fab-snackbar-action">
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
        className="fab-snackbar-notice"
      />
    </Paper>
  );
}
