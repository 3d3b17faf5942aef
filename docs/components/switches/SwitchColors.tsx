import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const colors = ['primary', 'secondary', 'success', 'error', 'default'] as const;

export default function SwitchColors() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <FormControlLabel
          key={color}
          control={<Switch color={color} defaultChecked />}
          label={color}
        />
      ))}
    </Stack>
  );
}
