import IconButton from '@mui/material/IconButton';
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
    <div className="flex gap-2">
      {levels.map(({ color, label }) => (
        <IconButton key={color} color={color} aria-label={label}>
          <FlagIcon />
        </IconButton>
      ))}
    </div>
  );
}
