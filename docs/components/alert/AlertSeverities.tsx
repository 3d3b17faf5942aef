import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverities() {
  return (
    <Stack spacing={1}>
      <Alert severity="error">The printer on floor 2 is out of paper.</Alert>
      <Alert severity="warning">Toner is at 8%.</Alert>
      <Alert severity="info">Color printing is free until Friday.</Alert>
      <Alert severity="success">All 12 pages were printed.</Alert>
    </Stack>
  );
}
