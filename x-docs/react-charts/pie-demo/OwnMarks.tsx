import Box from '@mui/material/Box';
import { PieChart, type ChartsLabelCustomMarkProps } from '@mui/x-charts';

function Diamond({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true">
      <path className={className} d="M7 0 14 7 7 14 0 7Z" fill={color} />
    </svg>
  );
}

function Ring({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true">
      <circle
        className={className}
        cx={7}
        cy={7}
        r={5}
        fill="none"
        stroke={color}
        strokeWidth={4}
      />
    </svg>
  );
}

export default function OwnMarks() {
  return (
    <Box
      role="region"
      aria-label="Souvenirs sold in a museum"
      sx={{ width: '100%' }}
    >
      <PieChart
        height={240}
        series={[
          {
            data: [
              { label: 'Kites', value: 42, labelMarkType: Diamond },
              { label: 'Rings', value: 35, labelMarkType: Ring },
              { label: 'Postcards', value: 58, labelMarkType: 'square' },
            ],
          },
        ]}
      />
    </Box>
  );
}
