import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const placements = ['top', 'start', 'bottom', 'end'] as const;

export default function SwitchLabelPlacement() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', rowGap: 2 }}>
      {placements.map((placement) => (
        <FormControlLabel
          key={placement}
          control={<Switch />}
          label={placement}
          labelPlacement={placement}
        />
      ))}
    </Stack>
  );
}
