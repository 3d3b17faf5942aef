import Box from '@mui/system/Box';

const seats = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'];

export default function SeatMap() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' },
        gap: { xs: 0.5, sm: 1 },
        m: 0,
        p: 0,
        listStyle: 'none',
        color: 'text.primary',
      }}
    >
      {seats.map((seat) => (
        <Box
          key={seat}
          component="li"
          sx={{
            p: { xs: 0.5, sm: 1.5 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            textAlign: 'center',
            typography: 'body2',
          }}
        >
          {seat}
        </Box>
      ))}
    </Box>
  );
}
