import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import './RoundedProgress.css';

export default function RoundedProgress() {
  return (
    <div className="rounded-progress">
      <CircularProgress
        className="rounded-progress-ring"
        variant="determinate"
        color="secondary"
        size={60}
        thickness={4.4}
        value={72}
        aria-label="Steps today"
      />
      <LinearProgress
        className="rounded-progress-bar"
        variant="determinate"
        value={72}
        aria-label="Steps this week"
      />
    </div>
  );
}
