import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TextButtons() {
  return (
    <Paper variant="outlined" sx={{ maxWidth: 420, p: 2 }}>
      <Typography sx={{ mb: 1 }}>Version 4.2 of the app is ready.</Typography>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}
      >
        <Button disabled>Roll back</Button>
        <Button color="inherit">Later</Button>
        <Button>Review</Button>
      </Stack>
    </Paper>
  );
}
