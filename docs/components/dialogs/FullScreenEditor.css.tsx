import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import './FullScreenEditor.css';

export default function FullScreenEditor() {
  const [open, setOpen] = React.useState(false);
  const fieldId = React.useId();

  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a review
      </Button>
      <Dialog fullScreen open={open} onClose={close}>
        <AppBar component="div" position="static">
          <Toolbar>
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Close"
              onClick={close}
            >
              <CloseIcon />
            </IconButton>
            <DialogTitle className="full-screen-editor-title">
              Your review
            </DialogTitle>
            <Button color="inherit" onClick={close}>
              Publish
            </Button>
          </Toolbar>
        </AppBar>
        <DialogContent>
          <TextField
            id={fieldId}
            label="What did you like?"
            multiline
            minRows={6}
            fullWidth
          />
        </DialogContent>
      </Dialog>
    </>
  );
}
