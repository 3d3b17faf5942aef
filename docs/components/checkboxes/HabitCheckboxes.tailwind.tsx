import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import DoneIcon from '@mui/icons-material/Done';

const tile =
  'grid size-6 place-items-center rounded-lg border-2 outline-offset-2 outline-[var(--mui-palette-primary-main)] group-[.Mui-disabled]:opacity-50 group-[.Mui-focusVisible]:outline-2';
const empty = 'border-[var(--mui-palette-text-secondary)]';
const done =
  'border-[var(--mui-palette-secondary-main)] bg-[var(--mui-palette-secondary-main)] text-[var(--mui-palette-secondary-contrastText)]';

function HabitCheckbox(props: CheckboxProps) {
  return (
    <Checkbox
      disableRipple
      className="group"
      icon={<span className={`${tile} ${empty}`} />}
      checkedIcon={
        <span className={`${tile} ${done}`}>
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
