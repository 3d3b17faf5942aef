import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const intents = [
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
] as const;

const shades = ['light', 'main', 'dark'] as const;

export default function DefaultIntents() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        width: '100%',
      }}
    >
      {intents.map((intent) => (
        <div key={intent}>
          {shades.map((shade) => (
            <Box
              key={shade}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}
            >
              <Box
                sx={{
                  width: 24,
                  height: 24,
                  borderRadius: 1,
                  bgcolor: `${intent}.${shade}`,
                }}
              />
              <Typography variant="body2">
                {intent}.{shade}
              </Typography>
            </Box>
          ))}
        </div>
      ))}
    </Box>
  );
}
