import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';

export function Checkout() {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'));

  return (
    <Button variant="contained" fullWidth={!wide}>
      {wide ? 'Pay now and get the tickets by email' : 'Pay now'}
    </Button>
  );
}
