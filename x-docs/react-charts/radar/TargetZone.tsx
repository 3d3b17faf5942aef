import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { RadarChart } from '@mui/x-charts';

export default function TargetZone() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box
      dir="ltr"
      role="region"
      aria-label="Team survey"
      sx={{ width: '100%' }}
    >
      <RadarChart
        height={260}
        divisions={4}
        stripeColor={(index) =>
          index === 3 ? palette.success.main : 'transparent'
        }
        radar={{
          max: 100,
          metrics: ['Workload', 'Tools', 'Meetings', 'Learning', 'Pay'],
        }}
        series={[{ label: 'Agreement in %', data: [48, 82, 61, 90, 77] }]}
      />
    </Box>
  );
}
