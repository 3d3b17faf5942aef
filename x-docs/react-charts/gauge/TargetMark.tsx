import { Gauge, useGaugeState } from '@mui/x-charts';

function Target({ target }: { target: number }) {
  const {
    cx,
    cy,
    startAngle,
    endAngle,
    valueMin,
    valueMax,
    innerRadius,
    outerRadius,
  } = useGaugeState();
  const share = (target - valueMin) / (valueMax - valueMin);
  const angle = startAngle + share * (endAngle - startAngle);
  const point = (radius: number) => [
    cx + radius * Math.sin(angle),
    cy - radius * Math.cos(angle),
  ];
  const [x1, y1] = point(innerRadius - 6);
  const [x2, y2] = point(outerRadius + 6);

  return <line {...{ x1, y1, x2, y2 }} stroke="currentColor" strokeWidth={3} />;
}

export default function TargetMark() {
  return (
    <Gauge
      height={180}
      value={52}
      startAngle={-110}
      endAngle={110}
      text={({ value }) => `${value}%`}
      aria-label="Donations, target 75 percent"
    >
      <Target target={75} />
    </Gauge>
  );
}
