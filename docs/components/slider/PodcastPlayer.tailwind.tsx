import * as React from 'react';
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
    <Paper
      variant="outlined"
      className="max-w-[400px] rounded-[calc(3*var(--mui-shape-borderRadius))] p-4"
    >
      <Typography className="font-medium">Why bridges hum</Typography>
      <Typography
        variant="body2"
        className="text-(--mui-palette-text-secondary)"
      >
        Loose Screws, episode 41
      </Typography>
      <div className="mt-2 flex items-center gap-4">
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
          className="text-(--mui-palette-text-primary)"
          classes={{ thumb: 'h-5 w-1 rounded-[var(--mui-shape-borderRadius)]' }}
        />
        <Typography variant="caption" dir="ltr" className="whitespace-nowrap">
          {clock(position)} / {clock(length)}
        </Typography>
      </div>
    </Paper>
  );
}
