import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import './IconSwitch.css';

function Thumb({ children }: { children: React.ReactNode }) {
  return <span className="icon-switch-thumb">{children}</span>;
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
