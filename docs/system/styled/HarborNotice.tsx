import { ThemeProvider, createTheme, styled } from '@mui/system';

const harborTheme = createTheme({
  palette: { harbor: { main: '#12355b', contrastText: '#ffffff' } },
  spacing: 4,
  shape: { borderRadius: 12 },
});

const Notice = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(3, 4),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.harbor.contrastText,
  backgroundColor: theme.palette.harbor.main,
  font: '400 16px/24px Roboto, sans-serif',
}));

export default function HarborNotice() {
  return (
    <ThemeProvider theme={harborTheme}>
      <Notice>The lock closes at 9:00 PM tonight.</Notice>
    </ThemeProvider>
  );
}
