import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxColors() {
  return (
    <FormGroup row>
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Harvested"
      />
      <FormControlLabel
        control={<Checkbox defaultChecked color="secondary" />}
        label="Labeled"
      />
      <FormControlLabel
        control={<Checkbox defaultChecked color="success" />}
        label="Organic"
      />
      <FormControlLabel
        control={<Checkbox defaultChecked color="default" />}
        label="Archived"
      />
      <FormControlLabel
        control={
          <Checkbox
            defaultChecked
            sx={{
              color: 'error.main',
              [`&.${checkboxClasses.checked}`]: { color: 'error.dark' },
            }}
          />
        }
        label="Recalled"
      />
    </FormGroup>
  );
}
