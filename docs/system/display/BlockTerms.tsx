import Box from '@mui/material/Box';

const terms = ['fore', 'aft', 'abeam'];

export default function BlockTerms() {
  return (
    <Box sx={{ color: 'text.primary', typography: 'body1' }}>
      {terms.map((term) => (
        <Box
          key={term}
          component="span"
          sx={{
            display: 'block',
            px: 0.5,
            '&:nth-of-type(odd)': { bgcolor: 'action.selected' },
          }}
        >
          {term}
        </Box>
      ))}
    </Box>
  );
}
