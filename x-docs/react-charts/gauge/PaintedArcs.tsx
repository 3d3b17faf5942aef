import { Gauge, gaugeClasses } from '@mui/x-charts';

export default function PaintedArcs() {
  return (
    <Gauge
      height={180}
      value={83}
      startAngle={-90}
      endAngle={90}
      innerRadius="70%"
      cornerRadius="50%"
      text={({ value }) => `${value} dB`}
      aria-label="Noise in the workshop"
      sx={{
        [`& .${gaugeClasses.valueArc}`]: { fill: '#e64a19' },
        [`& .${gaugeClasses.referenceArc}`]: { fill: '#e64a1933' },
        [`& .${gaugeClasses.valueText}`]: {
          fontSize: 28,
          transform: 'translate(0px, -12px)',
        },
      }}
    />
  );
}
