import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';
import DoneIcon from '@mui/icons-material/Done';

const Tile = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 8,
  border: `2px solid ${(theme.vars || theme).palette.text.secondary}`,
  '.Mui-focusVisible &': {
    outline: `2px solid ${(theme.vars || theme).palette.primary.main}`,
    outlineOffset: 2,
  },
  'input:disabled ~ &': { opacity: 0.5 },
}));

const DoneTile = styled(Tile)(({ theme }) => ({
  borderColor: (theme.vars || theme).palette.secondary.main,
  backgroundColor: (theme.vars || theme).palette.secondary.main,
  color: (theme.vars || theme).palette.secondary.contrastText,
}));

function HabitCheckbox(props: CheckboxProps) {
  return (
    <Checkbox
      disableRipple
      icon={<Tile />}
      checkedIcon={
        <DoneTile>
          <DoneIcon fontSize="small" />
        </DoneTile>
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
