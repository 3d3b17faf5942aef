import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import './CheckboxSizes.css';

export default function CheckboxSizes() {
  return (
    <FormGroup row>
      <FormControlLabel
        control={<Checkbox size="small" defaultChecked />}
        label="Small"
      />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Medium" />
      <FormControlLabel
        control={<Checkbox size="large" defaultChecked />}
        label="Large"
      />
      <FormControlLabel
        control={<Checkbox defaultChecked className="checkbox-sizes-huge" />}
        label="44 pixels"
      />
    </FormGroup>
  );
}
