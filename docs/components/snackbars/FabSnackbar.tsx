import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

export default function FabSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'relative',
        isolation: 'isolate',
        maxWidth: 340,
        height: 260,
        mx: 'auto',
      }}
    >
      <Typography sx={{ p: 2 }}>Diary</Typography>
      <Box sx={{ position: 'absolute', right: 16, bottom: 16 }}>
        <Fab
          color="primary"
          aria-label="New entry"
          onClick={() => setOpen(true)}
        >
          <EditIcon />
        </Fab>
      </Box>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
        message="Entry for May 3 created"
        sx={{
          position: 'absolute',
          left: { xs: 16, sm: 16 },
          right: { xs: 16, sm: 16 },
          bottom: { xs: 88, sm: 88 },
        }}
      />
    </Paper>
  );
}
