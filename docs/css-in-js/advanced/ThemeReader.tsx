import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function ThemeReader() {
  const theme = useTheme();

  return (
    <Typography>
      The boat list has two columns from {theme.breakpoints.values.md} pixels. A
      row opens in {theme.transitions.duration.short} milliseconds.
    </Typography>
  );
}
