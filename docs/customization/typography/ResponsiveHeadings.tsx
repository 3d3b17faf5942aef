import Typography from '@mui/material/Typography';
import {
  createTheme,
  responsiveFontSizes,
  ThemeProvider,
} from '@mui/material/styles';

const theme = responsiveFontSizes(createTheme());

export default function ResponsiveHeadings() {
  return (
    <ThemeProvider theme={theme}>
      <Typography variant="h3" component="p">
        Harvest festival
      </Typography>
      <Typography variant="h4" component="p">
        Two days by the river
      </Typography>
      <Typography variant="h5" component="p">
        Saturday and Sunday
      </Typography>
    </ThemeProvider>
  );
}
