import Box from '@mui/material/Box';

const radii = [0, 1, 3, '16px', '50%'];

export default function RoundCorners() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {radii.map((radius) => (
        <Box
          key={radius}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 48,
            border: 1,
            borderRadius: radius,
            color: 'text.primary',
            typography: 'body2',
          }}
        >
          {radius}
        </Box>
      ))}
    </Box>
  );
}
