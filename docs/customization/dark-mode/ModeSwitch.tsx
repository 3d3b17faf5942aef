import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  createTheme,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
});

// Keeps this example apart from the page it is shown on.
const isolated = { disableNestedContext: true, storageManager: null };

function Appearance() {
  const { mode, setMode } = useColorScheme();

  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'inline-block' }}>
      <FormControl>
        <FormLabel id="appearance-label">Appearance</FormLabel>
        <RadioGroup
          row
          aria-labelledby="appearance-label"
          value={mode ?? 'light'}
          onChange={(event) =>
            setMode(event.target.value as 'light' | 'dark' | 'system')
          }
        >
          <FormControlLabel value="light" control={<Radio />} label="Light" />
          <FormControlLabel value="dark" control={<Radio />} label="Dark" />
          <FormControlLabel value="system" control={<Radio />} label="System" />
        </RadioGroup>
      </FormControl>
    </Paper>
  );
}

export default function ModeSwitch() {
  return (
    <ThemeProvider theme={theme} defaultMode="light" {...isolated}>
      <Appearance />
    </ThemeProvider>
  );
}
