import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial, {
  type CloseReason,
  type OpenReason,
} from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import PrintIcon from '@mui/icons-material/Print';
import SendIcon from '@mui/icons-material/Send';

const actions = [
  { name: 'Print the invoice', icon: <PrintIcon /> },
  { name: 'Send the invoice', icon: <SendIcon /> },
];

export default function ControlledDial() {
  const [open, setOpen] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);
  const [report, setReport] = React.useState('not opened yet');

  return (
    <Box sx={{ position: 'relative', height: 220 }}>
      <Typography role="status">Dial: {report}</Typography>
      <SpeedDial
        ariaLabel="Invoice actions"
        icon={<SpeedDialIcon />}
        FabProps={{ ref: button }}
        open={open}
        onOpen={(_event, reason: OpenReason) => {
          setOpen(true);
          setReport(`opened, ${reason}`);
        }}
        onClose={(_event, reason: CloseReason) => {
          setOpen(false);
          setReport(`closed, ${reason}`);
        }}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name } }}
            onClick={() => {
              setOpen(false);
              setReport(`closed, ${name}`);
              button.current?.focus();
            }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
