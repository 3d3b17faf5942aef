import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import './PaperCorners.css';

export default function PaperCorners() {
  return (
    <div className="paper-corners">
      <Paper elevation={3} className="paper-corners-paper">
        <Typography>rounded</Typography>
      </Paper>
      <Paper elevation={3} square className="paper-corners-paper">
        <Typography>square</Typography>
      </Paper>
      <Paper elevation={3} className="paper-corners-paper paper-corners-round">
        <Typography>16 px</Typography>
      </Paper>
    </div>
  );
}
