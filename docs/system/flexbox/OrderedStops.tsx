import Box from '@mui/material/Box';

const stops = [
  { name: 'Harbor (order 2)', order: 2 },
  { name: 'Museum (order 3)', order: 3 },
  { name: 'Station (order 1)', order: 1 },
];

export default function OrderedStops() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {stops.map(({ name, order }) => (
        <Box
          key={name}
          sx={{
            order,
            px: 1.5,
            py: 0.75,
            bgcolor: 'action.selected',
            color: 'text.primary',
            typography: 'body2',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
