import Box from '@mui/material/Box';

const tanks = [
  { name: 'North', level: 1 / 4 },
  { name: 'East', level: 0.5 },
  { name: 'South', level: 1 },
];

export default function TankLevels() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', gap: 2, height: 120 }}>
      {tanks.map(({ name, level }) => (
        <Box
          key={name}
          sx={{
            boxSizing: 'border-box',
            width: 72,
            height: level,
            p: 0.5,
            borderRadius: 1,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            typography: 'caption',
            textAlign: 'center',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
