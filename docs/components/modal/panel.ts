import { type SxProps, type Theme } from '@mui/material/styles';

export const panel = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  boxSizing: 'border-box',
  width: 'min(400px, 100% - 32px)',
  height: 'fit-content',
  maxHeight: 'calc(100% - 32px)',
  overflow: 'auto',
  p: 3,
  borderRadius: 2,
  boxShadow: 24,
  bgcolor: 'background.paper',
  color: 'text.primary',
  outline: 0,
} satisfies SxProps<Theme>;
