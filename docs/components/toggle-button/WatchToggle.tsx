import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';

export default function WatchToggle() {
  const [watched, setWatched] = React.useState(false);

  return (
    <ToggleButton
      value="watch"
      selected={watched}
      onChange={() => setWatched(!watched)}
      sx={{ gap: 1 }}
    >
      {watched ? <VisibilityIcon /> : <VisibilityOutlinedIcon />}
      Watch this repository
    </ToggleButton>
  );
}
