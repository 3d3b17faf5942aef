import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import FastForwardIcon from '@mui/icons-material/FastForward';
import FastRewindIcon from '@mui/icons-material/FastRewind';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import './PlayerIconButtons.css';

export default function PlayerIconButtons() {
  const [playing, setPlaying] = React.useState(false);
  const action = playing ? 'Pause' : 'Play';

  return (
    <div className="player-icon-buttons">
      <IconButton aria-label="Back 10 seconds" disabled>
        <FastRewindIcon />
      </IconButton>
      <Tooltip title={action}>
        <IconButton onClick={() => setPlaying((value) => !value)}>
          {playing ? <PauseIcon /> : <PlayArrowIcon />}
        </IconButton>
      </Tooltip>
      <Tooltip title="Forward 10 seconds">
        <IconButton>
          <FastForwardIcon />
        </IconButton>
      </Tooltip>
    </div>
  );
}
