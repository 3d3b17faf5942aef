import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function ScoreBoard() {
  return (
    <div className="flex h-16 justify-center">
      <Typography variant="h4" component="p" className="self-center px-6">
        27
      </Typography>
      <Divider orientation="vertical" />
      <Typography variant="h4" component="p" className="self-center px-6">
        31
      </Typography>
    </div>
  );
}
