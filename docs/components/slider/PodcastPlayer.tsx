import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';

const length = 1548;

function clock(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export default function PodcastPlayer() {
  const [position, setPosition] = React.useState(392);
  const [playing, setPlaying] = React.useState(false);

  return (
    <Paper variant="outlined" sx={{ maxWidth: 400, p: 2, borderRadius: 3 }}>
      <Typography sx={{ fontWeight: 500 }}>Why bridges hum</Typography>
      <Typography variant="body2" color="text.secondary">
        Loose Screws, episode 41
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mt: 1 }}>
        <IconButton
          aria-label={playing ? 'Pause' : 'Play'}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <PauseIcon /> : <PlayArrowIcon />}
        </IconButton>
        <Slider
          size="small"
          aria-label="Position"
          getAriaValueText={clock}
          value={position}
          onChange={(event, value) => setPosition(value)}
          max={length}
          shiftStep={30}
          sx={{
            color: 'text.primary',
            '& .MuiSlider-thumb': { width: 4, height: 20, borderRadius: 1 },
          }}
        />
        <Typography variant="caption" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
          {clock(position)} / {clock(length)}
        </Typography>
      </Box>
    </Paper>
  );
}
