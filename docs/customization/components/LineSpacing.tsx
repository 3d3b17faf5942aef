import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function LineSpacing() {
  const [lineHeight, setLineHeight] = React.useState(1.5);

  return (
    <Box sx={{ width: '100%', maxWidth: 420, minHeight: 150 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Space between lines"
        value={lineHeight}
        onChange={(_event, value: number | null) =>
          setLineHeight(value ?? lineHeight)
        }
      >
        {[1.2, 1.5, 1.9].map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography sx={{ mt: 1, lineHeight }}>
        The library opens at nine. Bring your card, a pencil and something warm:
        the reading room is in the old chapel.
      </Typography>
    </Box>
  );
}
