import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';

export default function RoundedProgress() {
  return (
    <div className="flex items-center gap-6">
      <CircularProgress
        className="rounded-full inset-ring-6 inset-ring-(--mui-palette-action-selected)"
        classes={{ circle: '[stroke-linecap:round]' }}
        variant="determinate"
        color="secondary"
        size={60}
        thickness={4.4}
        value={72}
        aria-label="Steps today"
      />
      <LinearProgress
        className="h-3 grow rounded-md bg-(--mui-palette-action-selected)"
        classes={{ bar: 'rounded-md bg-(--mui-palette-secondary-main)' }}
        variant="determinate"
        value={72}
        aria-label="Steps this week"
      />
    </div>
  );
}
