import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const notes = ['Call the roofer', 'Order seeds', 'Return the ladder'];

export default function PaperNotes() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {notes.map((note) => (
        <Paper key={note} sx={{ p: 2 }}>
          <Typography>{note}</Typography>
        </Paper>
      ))}
    </Stack>
  );
}
