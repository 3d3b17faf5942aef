import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function LabeledCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Send the receipt by email"
      />
      <FormControlLabel
        required
        control={<Checkbox />}
        label="I am traveling with a valid passport"
      />
      <FormControlLabel
        disabled
        control={<Checkbox />}
        label="Window seat (sold out)"
      />
    </FormGroup>
  );
}
