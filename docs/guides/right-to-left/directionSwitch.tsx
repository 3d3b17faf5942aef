import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  type Direction,
  type Theme,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from 'stylis-plugin-rtl';
import { prefixer } from 'stylis';

interface DirectionScopeProps {
  direction: Direction;
  children: React.ReactNode;
}

/** Attribute, theme and styles of one direction, whatever the page around it uses. */
function DirectionScope({ direction, children }: DirectionScopeProps) {
  const outer = useTheme();
  const theme = React.useCallback(
    (): Theme => ({ ...outer, direction }),
    [outer, direction],
  );
  const cache = React.useMemo(
    () =>
      createCache({
        key: `scope-${direction}`,
        stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
      }),
    [direction],
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <div dir={direction}>{children}</div>
      </ThemeProvider>
    </CacheProvider>
  );
}

interface DirectionSwitchProps {
  label: string;
  children: (direction: Direction) => React.ReactNode;
}

/** Starts in the direction of the page; the scope is made when the reader chooses one. */
export default function DirectionSwitch({
  label,
  children,
}: DirectionSwitchProps) {
  const page = useTheme().direction;
  const [choice, setChoice] = React.useState<Direction | null>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <ToggleButtonGroup
        aria-label={label}
        exclusive
        size="small"
        value={choice ?? page}
        onChange={(_event, value: Direction | null) =>
          setChoice(value ?? choice)
        }
        sx={{ mb: 2 }}
      >
        <ToggleButton value="ltr">Left to right</ToggleButton>
        <ToggleButton value="rtl">Right to left</ToggleButton>
      </ToggleButtonGroup>
      {choice === null ? (
        children(page)
      ) : (
        <DirectionScope direction={choice}>{children(choice)}</DirectionScope>
      )}
    </Box>
  );
}
