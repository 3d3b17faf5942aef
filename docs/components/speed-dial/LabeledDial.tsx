import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import BuildIcon from '@mui/icons-material/Build';
import LocalGasStationIcon from '@mui/icons-material/LocalGasStation';
import ReportIcon from '@mui/icons-material/Report';

const entries = [
  { name: 'Fuel', icon: <LocalGasStationIcon /> },
  { name: 'Repair', icon: <BuildIcon /> },
  { name: 'Incident', icon: <ReportIcon /> },
];

export default function LabeledDial() {
  const [open, setOpen] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);
  const [last, setLast] = React.useState('none');

  return (
    <Box sx={{ position: 'relative', height: 280 }}>
      <Typography role="status">Last log entry: {last}</Typography>
      <Backdrop open={open} sx={{ position: 'absolute' }} />
      <SpeedDial
        ariaLabel="Log entry"
        icon={<SpeedDialIcon />}
        FabProps={{ ref: button }}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        {entries.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { open: true, title: name } }}
            onClick={() => {
              setLast(name);
              setOpen(false);
              button.current?.focus();
            }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
