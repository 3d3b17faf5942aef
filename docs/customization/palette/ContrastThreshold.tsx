import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { createTheme, getContrastRatio } from '@mui/material/styles';

const surfaces = ['#d84315', '#00838f', '#558b2f', '#2e7d32'];

export default function ContrastThreshold() {
  const [threshold, setThreshold] = React.useState(3);
  const { palette } = createTheme({
    palette: { contrastThreshold: threshold },
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="contrast-threshold-label">contrastThreshold</Typography>
      <RadioGroup
        row
        aria-labelledby="contrast-threshold-label"
        value={threshold}
        onChange={(event) => setThreshold(Number(event.target.value))}
      >
        {[3, 4.5, 7].map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            label={value}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
        {surfaces.map((surface) => {
          const text = palette.getContrastText(surface);
          return (
            <div key={surface}>
              <Box
                sx={{
                  p: 1.5,
                  borderRadius: 1,
                  font: 'bold 24px sans-serif',
                  bgcolor: surface,
                  color: text,
                }}
              >
                Harbor
              </Box>
              <Typography variant="body2" sx={{ mt: 0.5 }}>
                {getContrastRatio(text, surface).toFixed(2)}:1
              </Typography>
            </div>
          );
        })}
      </Box>
    </Box>
  );
}
