import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Switch from '@mui/material/Switch';

export default function ScopedHandbook() {
  const [scoped, setScoped] = React.useState(true);
  const Root = scoped ? ScopedCssBaseline : 'div';

  return (
    <div>
      <FormControlLabel
        label="ScopedCssBaseline"
        control={
          <Switch
            checked={scoped}
            onChange={(event) => setScoped(event.target.checked)}
          />
        }
      />
      <Box
        sx={{
          mt: 1,
          fontFamily: 'Georgia, serif',
          '& fieldset': { margin: 0, width: '100%', padding: 3 },
        }}
      >
        <Root>
          <fieldset>
            <legend>Handbook</legend>
            Moor the boat with <b>two</b> lines.
          </fieldset>
        </Root>
      </Box>
    </div>
  );
}
