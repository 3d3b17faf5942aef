import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function PassportHint() {
  const { focused, filled } = useFormControl() ?? {};
  let text = 'Needed for flights abroad';
  if (focused) {
    text = 'Nine characters, at the top right of the photo page';
  } else if (filled) {
    text = 'Kept until the day after your flight';
  }

  return <FormHelperText id="passport-hint">{text}</FormHelperText>;
}

export default function FocusHint() {
  return (
    <FormControl className="w-95 max-w-full">
      <InputLabel htmlFor="passport">Passport number</InputLabel>
      <OutlinedInput
        id="passport"
        label="Passport number"
        aria-describedby="passport-hint"
      />
      <PassportHint />
    </FormControl>
  );
}
