import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceFieldProps {
  label: string;
  width: number;
  options: string[];
  value: string;
  onChange: (value: string) => void;
}

export default function ChoiceField(props: ChoiceFieldProps) {
  const { label, width, options, value, onChange } = props;

  return (
    <TextField
      select
      size="small"
      label={label}
      sx={{ width }}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
