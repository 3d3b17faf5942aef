import Chip from '@mui/material/Chip';
import { type Tool } from './tools';

const colors = {
  Free: 'success',
  Hired: 'default',
  'In repair': 'warning',
} as const;

export function StateChip({ state }: Pick<Tool, 'state'>) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={state}
      color={colors[state]}
      sx={{ '& .MuiChip-label': { color: 'text.primary' } }}
    />
  );
}
