import Box from '@mui/material/Box';

const parcels = [
  { label: 'Shelf', shadow: 0 },
  { label: 'Cart', shadow: 2 },
  { label: 'Belt', shadow: 6 },
  { label: 'Crane', shadow: 16 },
];

export default function RaisedParcels() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, p: 2 }}>
      {parcels.map(({ label, shadow }) => (
        <Box
          key={label}
          sx={{
            boxShadow: shadow,
            borderRadius: 1,
            px: 2,
            py: 1.5,
            bgcolor: 'background.paper',
            color: 'text.primary',
            typography: 'body2',
          }}
        >
          {label}: {shadow}
        </Box>
      ))}
    </Box>
  );
}
