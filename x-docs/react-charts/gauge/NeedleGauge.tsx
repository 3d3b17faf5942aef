import {
  GaugeContainer,
  GaugeReferenceArc,
  useGaugeState,
} from '@mui/x-charts';

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  const x = cx + outerRadius * 0.9 * Math.sin(valueAngle);
  const y = cy - outerRadius * 0.9 * Math.cos(valueAngle);

  return (
    <g stroke="currentColor" fill="currentColor">
      <path d={`M ${cx} ${cy} L ${x} ${y}`} strokeWidth={3} />
      <circle cx={cx} cy={cy} r={6} />
    </g>
  );
}

export default function NeedleGauge() {
  return (
    <GaugeContainer
      height={180}
      value={34}
      valueMax={60}
      startAngle={-110}
      endAngle={110}
      aria-label="Wind speed"
      aria-valuetext="34 knots"
    >
      <GaugeReferenceArc />
      <Needle />
    </GaugeContainer>
  );
}
