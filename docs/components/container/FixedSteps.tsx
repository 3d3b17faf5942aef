import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

const widthNow = {
  xs: '"no limit"',
  sm: '"600px"',
  md: '"900px"',
  lg: '"1200px"',
  xl: '"1536px"',
};

export default function FixedSteps() {
  return (
    <Container
      fixed
      maxWidth={false}
      sx={{ py: 2, border: '1px dashed', textAlign: 'center' }}
    >
      <Box sx={{ typography: 'body1', '&::after': { content: widthNow } }}>
        max-width in this window:{' '}
      </Box>
    </Container>
  );
}
