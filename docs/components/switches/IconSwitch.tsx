import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';

function Thumb({ children }: { children: React.ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 20,
        height: 20,
        borderRadius: '50%',
        bgcolor: 'text.primary',
        color: 'background.paper',
        '& svg': { fontSize: 14 },
      }}
    >
      {children}
    </Box>
  );
}

const off = (
  <Thumb>
    <VolumeOffIcon />
  </Thumb>
);

const on = (
  <Thumb>
    <VolumeUpIcon />
  </Thumb>
);

export default function IconSwitch() {
  return (
    <FormControlLabel
      control={<Switch defaultChecked icon={off} checkedIcon={on} />}
      label="Key sounds"
    />
  );
}
