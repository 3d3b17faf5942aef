import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import ShareIcon from '@mui/icons-material/Share';
import StarIcon from '@mui/icons-material/Star';
import TuneIcon from '@mui/icons-material/Tune';

export default function OpenIconDial() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <Box sx={{ position: 'relative', height: 220 }}>
      <Typography role="status">Station: {last}</Typography>
      <SpeedDial
        ariaLabel="Station options"
        icon={<SpeedDialIcon icon={<TuneIcon />} openIcon={<CloseIcon />} />}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        <SpeedDialAction
          icon={<StarIcon />}
          slotProps={{ tooltip: { title: 'Add to favorites' } }}
          onClick={() => setLast('a favorite')}
        />
        <SpeedDialAction
          icon={<ShareIcon />}
          slotProps={{ tooltip: { title: 'Share' } }}
          onClick={() => setLast('shared')}
        />
      </SpeedDial>
    </Box>
  );
}
