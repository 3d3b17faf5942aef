import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const features = ['dense', 'divider', 'icon', 'secondary', 'secondaryAction'];

interface FeatureChecksProps {
  on: string[];
  onChange: (on: string[]) => void;
}

/** A checkbox for each feature of the list. */
export function FeatureChecks({ on, onChange }: FeatureChecksProps) {
  return (
    <FormGroup row sx={{ justifyContent: 'center', mb: 1 }}>
      {features.map((name) => (
        <FormControlLabel
          key={name}
          label={name}
          control={<Checkbox size="small" checked={on.includes(name)} />}
          onChange={(_event, checked) =>
            onChange(checked ? [...on, name] : on.filter((it) => it !== name))
          }
        />
      ))}
    </FormGroup>
  );
}
