import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';

export default function TitledAlerts() {
  return (
    <Stack spacing={1}>
      <Alert severity="warning">
        <AlertTitle>Storm warning until 22:00</AlertTitle>
        The ferry at 19:15 is canceled. Tickets are valid tomorrow.
      </Alert>
      <Alert severity="info" variant="outlined">
        <AlertTitle>Pier 2 is closed</AlertTitle>
        Boats land at pier 5 during the works.
      </Alert>
    </Stack>
  );
}
