import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts';
import { books, classes, comics } from './reading';

export default function SeriesColors() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box
      role="region"
      aria-label="Books and comics in chosen colors"
      sx={{ width: '100%' }}
    >
      <BarChart
        height={260}
        xAxis={[{ data: classes }]}
        series={[
          { label: 'Books', data: books, color: palette.primary.main },
          { label: 'Comics', data: comics, color: '#f57c00' },
        ]}
      />
    </Box>
  );
}
