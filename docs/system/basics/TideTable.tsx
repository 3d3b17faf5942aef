import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    tide: { main: '#0b5563', contrastText: '#ffffff' },
    sand: { main: '#f3e3c3', contrastText: '#3b2f1c' },
  },
  shape: { borderRadius: 6 },
});

const tides = [
  { kind: 'High', time: '05:42', tone: 'tide' },
  { kind: 'Low', time: '11:58', tone: 'sand' },
  { kind: 'High', time: '18:09', tone: 'tide' },
];

export default function TideTable() {
  return (
    <ThemeProvider theme={() => theme}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 0.5,
          m: 0,
          p: 0,
          lineHeight: 1.5,
          listStyle: 'none',
        }}
      >
        {tides.map(({ kind, time, tone }) => (
          <Box
            key={time}
            component="li"
            sx={{
              maxWidth: 240,
              px: 2,
              py: 0.5,
              borderRadius: 1,
              bgcolor: `${tone}.main`,
              color: `${tone}.contrastText`,
            }}
          >
            {kind} tide at {time}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
