import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaperCorners() {
  return (
    <div className="flex gap-4">
      <Paper elevation={3} className="p-4">
        <Typography>rounded</Typography>
      </Paper>
      <Paper elevation={3} square className="p-4">
        <Typography>square</Typography>
      </Paper>
      <Paper elevation={3} className="rounded-2xl p-4">
        <Typography>16 px</Typography>
      </Paper>
    </div>
  );
}
