import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import './TextButtons.css';

export default function TextButtons() {
  return (
    <Paper className="text-buttons" variant="outlined">
      <Typography className="text-buttons-message">
        Version 4.2 of the app is ready.
      </Typography>
      <div className="text-buttons-actions">
        <Button disabled>Roll back</Button>
        <Button color="inherit">Later</Button>
        <Button>Review</Button>
      </div>
    </Paper>
  );
}
