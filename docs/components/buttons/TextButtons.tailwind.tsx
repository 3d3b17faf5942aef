import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TextButtons() {
  return (
    <Paper className="max-w-105 p-4" variant="outlined">
      <Typography className="mb-2">Version 4.2 of the app is ready.</Typography>
      <div className="flex flex-wrap justify-end gap-2">
        <Button disabled>Roll back</Button>
        <Button color="inherit">Later</Button>
        <Button>Review</Button>
      </div>
    </Paper>
  );
}
