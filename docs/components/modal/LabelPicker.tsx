import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import { panel } from './panel';

export default function LabelPicker() {
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [label, setLabel] = React.useState('urgent');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLabel(String(new FormData(event.currentTarget).get('label')));
    anchor?.focus();
    setAnchor(null);
  };
  const close = () => {
    setAnchor(null);
    setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit the task
      </Button>
      <Modal open={open} onClose={close}>
        <Box role="dialog" aria-modal aria-label="Task" sx={panel}>
          <Button
            aria-expanded={Boolean(anchor)}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            Label: {label}
          </Button>
          <Button onClick={close}>Done</Button>
          <Popper
            open={Boolean(anchor)}
            anchorEl={anchor}
            role={undefined}
            sx={{ zIndex: 'modal' }}
          >
            <Paper component="form" sx={{ p: 2 }} onSubmit={handleSubmit}>
              <TextField autoFocus size="small" name="label" label="Label" />
            </Paper>
          </Popper>
        </Box>
      </Modal>
    </>
  );
}
