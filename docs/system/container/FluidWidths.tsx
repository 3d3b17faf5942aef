import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

const widths = ['xs', 'sm', false] as const;

export default function FluidWidths() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {widths.map((width) => (
        <Container
          key={String(width)}
          maxWidth={width}
          sx={{
            py: 1,
            bgcolor: '#cfe8f3',
            color: '#10212b',
            lineHeight: '24px',
          }}
        >
          maxWidth {String(width)}
        </Container>
      ))}
    </Box>
  );
}
