import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts';
import { flavors } from './coffees';

export default function TargetProfile() {
  return (
    <Box
      dir="ltr"
      role="region"
      aria-label="Target and result of a roast"
      sx={{ width: '100%' }}
    >
      <RadarChart
        height={280}
        radar={{ max: 10, metrics: flavors }}
        series={[
          {
            label: 'Target of the roast',
            data: [5, 8, 7, 7, 4, 6],
            color: '#9e9e9e',
            fillArea: true,
            hideMark: true,
          },
          {
            label: 'Tasted today',
            data: [6, 7, 7, 5, 5, 6],
            color: '#d9480f',
            labelMarkType: 'circle',
          },
        ]}
      />
    </Box>
  );
}
