import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { compact } from './compact';

export default function DensityPreview() {
  const [dense, setDense] = React.useState(false);
  const {
    direction,
    palette: { mode },
  } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({ direction, palette: { mode }, ...(dense ? compact : {}) }),
    [direction, mode, dense],
  );

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={dense}
            onChange={(event) => setDense(event.target.checked)}
          />
        }
        label="Compact"
      />
      <ThemeProvider theme={theme}>
        <Paper variant="outlined" sx={{ p: 2, mt: 1, width: 280 }}>
          <TextField fullWidth label="Part number" defaultValue="KX-2207" />
          <List aria-label="Matching parts">
            {['Bearing, 12 mm', 'Bearing, 15 mm', 'Seal ring'].map((part) => (
              <ListItem key={part} disableGutters>
                <ListItemText primary={part} />
              </ListItem>
            ))}
          </List>
          <Button variant="contained">Order</Button>
        </Paper>
      </ThemeProvider>
    </div>
  );
}
