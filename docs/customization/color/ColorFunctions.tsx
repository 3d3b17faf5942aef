import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { alpha, darken, emphasize, lighten } from '@mui/material/styles';

const pine = '#00695c';
const mint = '#b2dfdb';

const results = [
  { call: 'pine', color: pine },
  { call: 'alpha(pine, 0.4)', color: alpha(pine, 0.4) },
  { call: 'lighten(pine, 0.4)', color: lighten(pine, 0.4) },
  { call: 'darken(pine, 0.4)', color: darken(pine, 0.4) },
  { call: 'emphasize(pine, 0.4)', color: emphasize(pine, 0.4) },
  { call: 'mint', color: mint },
  { call: 'emphasize(mint, 0.4)', color: emphasize(mint, 0.4) },
];

export default function ColorFunctions() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
        gap: 2,
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {results.map(({ call, color }) => (
        <li key={call}>
          <Box sx={{ height: 40, borderRadius: 1, bgcolor: color }} />
          <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 'bold' }}>
            {call}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {color}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
