import Paper from '@mui/material/Paper';
import './PaperElevations.css';

const elevations = [0, 1, 2, 4, 8, 12, 16, 24];

export default function PaperElevations() {
  return (
    <div className="paper-elevations">
      {elevations.map((elevation) => (
        <Paper
          key={elevation}
          elevation={elevation}
          className="paper-elevations-paper"
        >
          {elevation}
        </Paper>
      ))}
    </div>
  );
}
