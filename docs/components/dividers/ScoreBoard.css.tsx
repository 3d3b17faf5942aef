import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import './ScoreBoard.css';

export default function ScoreBoard() {
  return (
    <div className="score-board">
      <Typography variant="h4" component="p" className="score-board-points">
        27
      </Typography>
      <Divider orientation="vertical" />
      <Typography variant="h4" component="p" className="score-board-points">
        31
      </Typography>
    </div>
  );
}
