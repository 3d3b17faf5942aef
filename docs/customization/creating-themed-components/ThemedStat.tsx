import Stack from '@mui/material/Stack';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { BerthStat } from './berthStat';

const harborTheme = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiBerthStat: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: { borderInlineStartWidth: 6 },
        value: { fontVariantNumeric: 'tabular-nums', fontWeight: 700 },
      },
    },
  },
});

export default function ThemedStat() {
  return (
    <ThemeProvider theme={harborTheme}>
      <Stack direction="row" spacing={2}>
        <BerthStat value={128} unit="berths taken" />
        <BerthStat value={34} unit="berths free" />
      </Stack>
    </ThemeProvider>
  );
}
