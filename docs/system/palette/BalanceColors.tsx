import Box from '@mui/material/Box';

const lines = [
  { text: 'Balance on June 1: 840.00', color: 'text.primary' },
  { text: 'Not yet booked: 12.50', color: 'text.secondary' },
  { text: 'Library refund: 18.00', color: 'success.main' },
  { text: 'Overdraft fee: 4.90', color: 'error.main' },
];

export default function BalanceColors() {
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {lines.map(({ text, color }) => (
        <Box key={text} component="li" sx={{ color, typography: 'body1' }}>
          {text}
        </Box>
      ))}
    </Box>
  );
}
