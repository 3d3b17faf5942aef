import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const filters = ['Loops only', 'Dogs welcome'];

interface TrailFiltersProps {
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

export function TrailFilters({ chosen, onChange }: TrailFiltersProps) {
  return filters.map((name) => (
    <FormControlLabel
      key={name}
      label={name}
      checked={chosen.includes(name)}
      onChange={(_event, checked) =>
        onChange(
          checked
            ? [...chosen, name]
            : chosen.filter((other) => other !== name),
        )
      }
      control={<Checkbox />}
    />
  ));
}
