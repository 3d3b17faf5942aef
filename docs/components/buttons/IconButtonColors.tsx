import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import FlagIcon from '@mui/icons-material/Flag';

const levels = [
  { color: 'default', label: 'No priority' },
  { color: 'primary', label: 'Normal priority' },
  { color: 'secondary', label: 'Raised priority' },
  { color: 'success', label: 'Done' },
  { color: 'error', label: 'Blocked' },
] as const;

export default function IconButtonColors() {
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {levels.map(({ color, label }) => (
        <IconButton key={color} color={color} aria-label={label}>
          <FlagIcon />
        </IconButton>
      ))}
    </Stack>
  );
}
