import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function GutterChoice() {
  const [gutters, setGutters] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="Gutters"
        control={
          <Switch
            checked={gutters}
            onChange={(event) => setGutters(event.target.checked)}
          />
        }
      />
      <Container
        maxWidth="xs"
        disableGutters={!gutters}
        sx={{ bgcolor: 'action.selected' }}
      >
        <Box sx={{ py: 2, bgcolor: 'secondary.main' }}>
          <Typography align="center" color="secondary.contrastText">
            Photo gallery
          </Typography>
        </Box>
      </Container>
    </div>
  );
}
