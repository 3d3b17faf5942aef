import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { createTheme, getContrastRatio } from '@mui/material/styles';

const surfaces = ['#d84315', '#00838f', '#558b2f', '#2e7d32'];

export default function ContrastThreshold() {
  const [threshold, setThreshold] = React.useState(3);
  const { palette } = React.useMemo(
    () => createTheme({ palette: { contrastThreshold: threshold } }),
    [threshold],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel id="contrast-threshold-label">contrastThreshold</FormLabel>
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
      </FormControl>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
        {surfaces.map((surface) => {
          const text = palette.getContrastText(surface);
          return (
            <div key={surface}>
              <Box
                sx={{
                  px: 3,
                  py: 1.5,
                  borderRadius: 1,
                  fontSize: 24,
                  fontWeight: 'bold',
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
