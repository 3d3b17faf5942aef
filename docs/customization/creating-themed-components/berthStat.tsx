import * as React from 'react';
import {
  type ComponentsOverrides,
  type SxProps,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { StatRoot, StatUnit, StatValue } from './berthStatSlots';

export interface BerthStatProps {
  value: number;
  unit: string;
  variant?: 'outlined';
  sx?: SxProps<Theme>;
}

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
