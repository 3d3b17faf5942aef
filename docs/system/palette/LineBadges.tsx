import Box from '@mui/material/Box';

const lines = [
  { name: 'Line 2', tone: 'primary' },
  { name: 'Line 5', tone: 'secondary' },
  { name: 'Line 9', tone: 'success' },
];

export default function LineBadges() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {lines.map(({ name, tone }) => (
        <Box
          key={name}
          sx={{
            px: 2,
            py: 0.75,
            borderRadius: 1,
            bgcolor: `${tone}.main`,
            color: `${tone}.contrastText`,
            typography: 'subtitle2',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
