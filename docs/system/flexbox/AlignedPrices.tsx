import Box from '@mui/material/Box';

const values = ['normal', 'start', 'center', 'end', 'baseline'];

export default function AlignedPrices() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 1,
        color: 'text.primary',
      }}
    >
      {values.map((alignItems) => (
        <Box
          key={alignItems}
          sx={{
            display: 'flex',
            alignItems,
            gap: 1,
            height: 64,
            bgcolor: 'action.hover',
            typography: 'body2',
            '& > *': { px: 1, bgcolor: 'action.selected' },
          }}
        >
          <Box sx={{ typography: 'h5' }}>24</Box>
          <span>a month</span>
          <code>{alignItems}</code>
        </Box>
      ))}
    </Box>
  );
}
