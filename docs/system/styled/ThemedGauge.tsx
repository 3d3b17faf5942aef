import { ThemeProvider, createTheme, styled } from '@mui/system';

interface GaugeProps {
  level?: 'normal' | 'low';
}

const Gauge = styled('div', {
  name: 'TankGauge',
  slot: 'root',
  shouldForwardProp: (prop) => prop !== 'level' && prop !== 'sx',
})<GaugeProps>({
  padding: 12,
  color: '#10212b',
  backgroundColor: '#cfe8f3',
  font: '400 16px/24px Roboto, sans-serif',
  variants: [{ props: { level: 'low' }, style: { fontWeight: 700 } }],
});

const theme = createTheme({
  components: {
    TankGauge: {
      styleOverrides: { root: { borderRadius: 8 } },
      variants: [
        { props: { level: 'low' }, style: { backgroundColor: '#ffd8a8' } },
      ],
    },
  },
});

export default function ThemedGauge() {
  return (
    <ThemeProvider theme={theme}>
      <Gauge sx={{ mb: 1 }}>Tank 1: 80%</Gauge>
      <Gauge level="low">Tank 2: 12%</Gauge>
    </ThemeProvider>
  );
}
