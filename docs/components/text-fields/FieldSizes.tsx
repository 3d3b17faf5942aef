import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function FieldSizes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'end',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      {variants.map((variant) => (
        <TextField
          key={variant}
          size="small"
          variant={variant}
          label={`Small ${variant}`}
          defaultValue="Lisbon"
        />
      ))}
      {variants.map((variant) => (
        <TextField
          key={variant}
          variant={variant}
          label={`Medium ${variant}`}
          defaultValue="Lisbon"
        />
      ))}
    </Box>
  );
}
