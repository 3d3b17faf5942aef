import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface Options {
  includeHeaders: boolean;
  includeOutliers: boolean;
  expand: boolean;
}

interface OptionCheckboxesProps {
  options: Options;
  onChange: (options: Options) => void;
}

const labels = {
  includeHeaders: 'Include headers',
  includeOutliers: 'Include outliers',
  expand: 'Expand',
};

export function OptionCheckboxes({ options, onChange }: OptionCheckboxesProps) {
  return Object.entries(labels).map(([name, label]) => (
    <FormControlLabel
      key={name}
      label={label}
      control={
        <Checkbox
          size="small"
          checked={options[name as keyof Options]}
          onChange={(event) =>
            onChange({ ...options, [name]: event.target.checked })
          }
        />
      }
    />
  ));
}
