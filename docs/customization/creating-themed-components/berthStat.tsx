import * as React from 'react';
import {
  type ComponentsOverrides,
  type SxProps,
  type Theme,
  styled,
  useThemeProps,
} from '@mui/material/styles';

export interface BerthStatProps {
  value: number;
  unit: string;
  variant?: 'outlined';
  sx?: SxProps<Theme>;
}

type OwnerState = Pick<BerthStatProps, 'variant'>;

const StatRoot = styled('div', {
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

const StatValue = styled('span', {
  name: 'MuiBerthStat',
  slot: 'value',
})(({ theme }) => theme.typography.h4);

const StatUnit = styled('span', {
  name: 'MuiBerthStat',
  slot: 'unit',
})(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

export const BerthStat = React.forwardRef<HTMLDivElement, BerthStatProps>(
  function BerthStat(inProps, ref) {
    const props = useThemeProps({ props: inProps, name: 'MuiBerthStat' });
    const { value, unit, variant, ...other } = props;
    return (
      <StatRoot ref={ref} ownerState={{ variant }} {...other}>
        <StatValue>{value}</StatValue>
        <StatUnit>{unit}</StatUnit>
      </StatRoot>
    );
  },
);

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    MuiBerthStat: 'root' | 'value' | 'unit';
  }
  interface ComponentsPropsList {
    MuiBerthStat: Partial<BerthStatProps>;
  }
  interface Components<Theme = unknown> {
    MuiBerthStat?: {
      defaultProps?: ComponentsPropsList['MuiBerthStat'];
      styleOverrides?: ComponentsOverrides<Theme>['MuiBerthStat'];
    };
  }
}
