import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';

function Thumb({ children }: { children: React.ReactNode }) {
  return (
    <span className="grid size-5 place-items-center rounded-full bg-(--mui-palette-text-primary) text-(--mui-palette-background-paper) [&_svg]:text-[14px]">
      {children}
    </span>
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
