import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Tank = styled('div')(({ theme }) => ({
  height: 96,
  width: 64,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars || theme).palette.divider}`,
  backgroundColor: (theme.vars || theme).palette.primary.main,
  backgroundImage: `linear-gradient(${
    (theme.vars || theme).palette.background.paper
  }, ${(theme.vars || theme).palette.background.paper})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% calc(100% - var(--level))',
}));

export default function DynamicVariable() {
  const [level, setLevel] = React.useState(60);

  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', width: 280 }}>
      <Tank style={{ '--level': `${level}%` } as React.CSSProperties} />
      <Box sx={{ flexGrow: 1 }}>
        <Typography id="tank-level">Rain barrel: {level}%</Typography>
        <Slider
          aria-labelledby="tank-level"
          value={level}
          onChange={(_event, value) => setLevel(value)}
        />
      </Box>
    </Box>
  );
}
