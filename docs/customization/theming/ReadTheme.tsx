import { useTheme } from '@mui/material/styles';

const rainfall = [14, 9, 22, 31, 18, 27, 12];

export default function ReadTheme() {
  const theme = useTheme();
  const { palette } = theme.vars || theme;

  return (
    <svg
      role="img"
      aria-label="Rainfall this week, highest on Thursday"
      viewBox="0 0 140 40"
      width="280"
      height="80"
      style={{ display: 'block', maxWidth: '100%' }}
    >
      {rainfall.map((amount, day) => (
        <rect
          key={day}
          x={day * 20 + 3}
          y={40 - amount}
          width={14}
          height={amount}
          rx={Number(theme.shape.borderRadius) / 2}
          fill={amount > 25 ? palette.secondary.main : palette.primary.main}
        />
      ))}
    </svg>
  );
}
