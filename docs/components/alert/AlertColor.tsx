import Alert from '@mui/material/Alert';

export default function AlertColor() {
  return (
    <Alert severity="success" color="info">
      Your seat is booked. The boarding pass follows tomorrow.
    </Alert>
  );
}
