import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function BaseFontSize() {
  const [fontSize, setFontSize] = React.useState(14);
  const {
    direction,
    palette: { mode },
  } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({ direction, palette: { mode }, typography: { fontSize } }),
    [direction, mode, fontSize],
  );

  return (
    <div>
      <FormControl>
        <FormLabel id="base-font-size-label">fontSize</FormLabel>
        <RadioGroup
          row
          aria-labelledby="base-font-size-label"
          value={fontSize}
          onChange={(event) => setFontSize(Number(event.target.value))}
        >
          {[12, 14, 18].map((size) => (
            <FormControlLabel
              key={size}
              value={size}
              label={size}
              control={<Radio />}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <ThemeProvider theme={theme}>
        <Paper variant="outlined" sx={{ p: 2, mt: 1, minHeight: 158 }}>
          <Typography variant="h6" component="p">
            Platform 3
          </Typography>
          <Typography>The train to Split leaves at 9:42.</Typography>
          <Button sx={{ mt: 1 }}>Show stops</Button>
        </Paper>
      </ThemeProvider>
    </div>
  );
}
