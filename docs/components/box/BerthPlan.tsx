import Box from '@mui/material/Box';

const berths = [
  { number: 11, boat: 'Alma' },
  { number: 12, boat: null },
  { number: 13, boat: 'Sirocco' },
  { number: 14, boat: null },
];

export default function BerthPlan() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {berths.map(({ number, boat }) => (
        <Box
          key={number}
          component="li"
          sx={[
            { p: 1.5, border: 1, borderRadius: 1, typography: 'body2' },
            boat
              ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
              : { borderStyle: 'dashed', color: 'text.secondary' },
          ]}
        >
          {number}: {boat ?? 'free'}
        </Box>
      ))}
    </Box>
  );
}
