import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { type Direction, DirectionToggle } from './DirectionToggle';

const transports = [
  { name: 'Truck', icon: <LocalShippingIcon /> },
  { name: 'Barge', icon: <DirectionsBoatIcon /> },
];

export default function DialPlayground() {
  const [direction, setDirection] = React.useState<Direction>('up');
  const [hidden, setHidden] = React.useState(false);
  const [last, setLast] = React.useState('none');

  return (
    <Box>
      <DirectionToggle value={direction} onChange={setDirection} />
      <FormControlLabel
        label="hidden"
        control={<Switch onChange={(_event, on) => setHidden(on)} />}
        sx={{ ml: 1 }}
      />
      <Box role="status">Last order: {last}</Box>
      <Box sx={{ position: 'relative', height: 330 }}>
        <SpeedDial
          {...{ direction, hidden }}
          ariaLabel="Order a transport"
          icon={<SpeedDialIcon />}
          sx={{
            position: 'absolute',
            inset: 0,
            m: 'auto',
            width: 56,
            height: 56,
          }}
        >
          {transports.map(({ name, icon }) => (
            <SpeedDialAction
              key={name}
              icon={icon}
              slotProps={{ tooltip: { title: name } }}
              onClick={() => setLast(name)}
            />
          ))}
        </SpeedDial>
      </Box>
    </Box>
  );
}
