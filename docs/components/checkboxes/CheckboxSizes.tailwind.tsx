import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

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
        control={<Checkbox defaultChecked className="[&_svg]:text-[44px]" />}
        label="44 pixels"
      />
    </FormGroup>
  );
}
