import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const css = `
  .dome .MuiSwitch-thumb {
    border-radius: 4px;
  }
  .dome .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track {
    background-color: var(--mui-palette-secondary-main, #9c27b0);
    opacity: 0.7;
  }
  .dome .MuiFormControlLabel-root:has(.Mui-checked) {
    font-weight: bold;
  }
  .dome .MuiFormControlLabel-label {
    font-weight: inherit;
  }
`;

export default function ObservatoryStates() {
  return (
    <div className="dome">
      <style>{css}</style>
      <FormGroup>
        <FormControlLabel
          control={<Switch defaultChecked />}
          label="Tracking"
        />
        <FormControlLabel control={<Switch />} label="Dome light" />
      </FormGroup>
    </div>
  );
}
