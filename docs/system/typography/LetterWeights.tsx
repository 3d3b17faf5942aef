import Box from '@mui/material/Box';

const weights = ['light', 'regular', 'medium', 'bold', 600];

export default function LetterWeights() {
  return (
    <Box sx={{ color: 'text.primary', typography: 'body1' }}>
      {weights.map((weight) => (
        <Box key={weight} sx={{ fontWeight: weight }}>
          North pier ({weight})
        </Box>
      ))}
    </Box>
  );
}
