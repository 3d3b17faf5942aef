import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import './StyledSwitch.css';

export default function StyledSwitch() {
  return (
    <FormControlLabel
      control={<Switch className="styled-switch" defaultChecked />}
      label="Greenhouse light"
    />
  );
}
