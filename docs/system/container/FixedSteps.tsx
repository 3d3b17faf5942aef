import Container from '@mui/system/Container';

export default function FixedSteps() {
  return (
    <Container
      fixed
      disableGutters
      sx={{ py: 1, bgcolor: '#cfe8f3', color: '#10212b', lineHeight: '24px' }}
    >
      As wide as the last breakpoint that the window has passed.
    </Container>
  );
}
