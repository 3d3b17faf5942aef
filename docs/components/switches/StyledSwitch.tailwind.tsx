import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const square = {
  switchBase: 'peer [&.Mui-checked]:text-(--mui-palette-success-main)',
  thumb: 'rounded-sm border-2 border-(--mui-palette-text-primary) shadow-none',
  track: 'rounded-sm peer-[.Mui-checked]:bg-(--mui-palette-success-main)',
};

export default function StyledSwitch() {
  return (
    <FormControlLabel
      control={<Switch classes={square} defaultChecked />}
      label="Greenhouse light"
    />
  );
}
