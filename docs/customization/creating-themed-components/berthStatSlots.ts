import { styled } from '@mui/material/styles';

interface OwnerState {
  variant?: 'outlined';
}

export const StatRoot = styled('div', {
  name: 'MuiBerthStat',
  slot: 'root',
})<{ ownerState: OwnerState }>(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(2),
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  color: (theme.vars ?? theme).palette.text.primary,
  boxShadow: (theme.vars ?? theme).shadows[2],
  variants: [
    {
      props: { variant: 'outlined' },
      style: {
        border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
        boxShadow: 'none',
      },
    },
  ],
}));

export const StatValue = styled('span', {
  name: 'MuiBerthStat',
  slot: 'value',
})(({ theme }) => theme.typography.h4);

export const StatUnit = styled('span', {
  name: 'MuiBerthStat',
  slot: 'unit',
})(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));
