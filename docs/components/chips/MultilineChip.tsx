import Box from '@mui/material/Box';
import Chip, { chipClasses } from '@mui/material/Chip';

export default function MultilineChip() {
  return (
    <Box sx={{ width: 200 }}>
      <Chip
        label="Allergens: gluten, sesame, walnuts, traces of milk"
        sx={{
          height: 'auto',
          borderRadius: 2,
          [`& .${chipClasses.label}`]: { whiteSpace: 'normal', py: 0.75 },
        }}
      />
    </Box>
  );
}
