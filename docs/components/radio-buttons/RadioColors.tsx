import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const colors = ['primary', 'secondary', 'success', 'error', 'default'] as const;

export default function RadioColors() {
  return (
    <RadioGroup row aria-label="Marker color" defaultValue="secondary">
      {colors.map((color) => (
        <FormControlLabel
          key={color}
          value={color}
          control={<Radio color={color} />}
          label={color}
        />
      ))}
    </RadioGroup>
  );
}
