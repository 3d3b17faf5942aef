import Alert from '@mui/material/Alert';

export default function PaymentAlert() {
  return (
    <Alert severity="success">We have received your payment of €64.90.</Alert>
  );
}
