import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const margins = ['none', 'dense', 'normal'] as const;

export default function FieldMargins() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      {margins.map((margin) => (
        <Box key={margin} sx={{ border: 1, borderColor: 'divider' }}>
          <TextField
            fullWidth
            margin={margin}
            label={`margin="${margin}"`}
            defaultValue="Between the lines"
          />
        </Box>
      ))}
    </Box>
  );
}
