import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SemanticElements() {
  return (
    <Stack>
      <Typography variant="h4" component="p">
        Ferry timetable
      </Typography>
      <Typography variant="subtitle1" component="time" dateTime="2025-04-02">
        Valid from April 2
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        All times are local.
      </Typography>
    </Stack>
  );
}
