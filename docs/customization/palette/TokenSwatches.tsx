import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const tokens = [
  { name: 'light', job: 'Softer shade for fills and icons' },
  { name: 'main', job: 'The shade a component starts with' },
  { name: 'dark', job: 'Hover and pressed surfaces' },
  { name: 'contrastText', job: 'Text and icons on top of main' },
];

export default function TokenSwatches() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        width: '100%',
      }}
    >
      {tokens.map(({ name, job }) => (
        <div key={name}>
          <Box
            sx={{
              height: 56,
              borderRadius: 1,
              border: 1,
              borderColor: 'divider',
              bgcolor: `primary.${name}`,
            }}
          />
          <Typography variant="body2" sx={{ mt: 1, fontWeight: 'bold' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {job}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
