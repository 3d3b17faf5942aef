import Checkbox from '@mui/material/Checkbox';
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
            className="text-[var(--mui-palette-error-main)] [&.Mui-checked]:text-[var(--mui-palette-error-dark)]"
          />
        }
        label="Recalled"
      />
    </FormGroup>
  );
}
