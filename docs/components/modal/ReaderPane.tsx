import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';
import { panel } from './panel';

export default function ReaderPane() {
  const pane = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();

  return (
    <Box
      ref={pane}
      sx={{
        height: 220,
        p: 2,
        border: 1,
        borderColor: 'divider',
        overflow: 'auto',
        transform: 'translateZ(0)',
      }}
    >
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the license
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        disablePortal
        container={() => pane.current}
      >
        <Box role="dialog" aria-modal aria-labelledby={titleId} sx={panel}>
          <Typography id={titleId} sx={{ mb: 2 }}>
            Free to use and to share
          </Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Modal>
    </Box>
  );
}
