import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const colors = ['primary', 'secondary', 'success'];
const labels = {
  toolbar: 'Toolbar',
  shortcuts: 'Shortcuts',
  actions: 'Action bar',
  landscape: 'Landscape',
  square: 'Square days',
};
type Part = keyof typeof labels;

export type PickerSettings = Record<Part, boolean> & { color: string };

interface PickerControlsProps {
  settings: PickerSettings;
  onChange: (settings: PickerSettings) => void;
}

/** A choice of color, and a switch for each part of the picker. */
export function PickerControls({ settings, onChange }: PickerControlsProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <TextField
        select
        size="small"
        label="Color of the chosen day"
        value={settings.color}
        onChange={(event) =>
          onChange({ ...settings, color: event.target.value })
        }
        sx={{ width: 220 }}
      >
        {colors.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {(Object.keys(labels) as Part[]).map((name) => (
        <FormControlLabel
          key={name}
          label={labels[name]}
          checked={settings[name]}
          onChange={(_, checked) => onChange({ ...settings, [name]: checked })}
          control={<Switch />}
        />
      ))}
    </Stack>
  );
}
