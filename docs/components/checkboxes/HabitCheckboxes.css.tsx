import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import DoneIcon from '@mui/icons-material/Done';
import './HabitCheckboxes.css';

function HabitCheckbox(props: CheckboxProps) {
  return (
    <Checkbox
      disableRipple
      icon={<span className="habit-checkboxes-tile" />}
      checkedIcon={
        <span className="habit-checkboxes-tile habit-checkboxes-done">
          <DoneIcon fontSize="small" />
        </span>
      }
      {...props}
    />
  );
}

export default function HabitCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<HabitCheckbox defaultChecked />}
        label="Stretch for five minutes"
      />
      <FormControlLabel control={<HabitCheckbox />} label="Water the plants" />
      <FormControlLabel
        disabled
        control={<HabitCheckbox />}
        label="Evening walk (opens at 18:00)"
      />
    </FormGroup>
  );
}
