import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { ferryTheme } from './ferryTheme';

// Keeps this example apart from the page it is shown on.
const isolated = {
  colorSchemeNode: null,
  disableNestedContext: true,
  storageManager: null,
};

const schemes = ['light', 'dark'] as const;

export default function DarkTicket() {
  return (
    <ThemeProvider theme={ferryTheme} {...isolated}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {schemes.map((scheme) => (
          <div key={scheme} className={`ferry-board ferry-${scheme}`}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              <Typography gutterBottom>Always {scheme}</Typography>
              <Button href={`#${scheme}-ticket`} variant="contained">
                Show {scheme} ticket
              </Button>
            </Paper>
          </div>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
