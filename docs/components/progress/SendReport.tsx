import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';

export default function SendReport() {
  const [phase, setPhase] = React.useState('Not sent yet');
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = phase === 'Sending…';

  React.useEffect(() => () => clearTimeout(timer.current), []);

  const send = () => {
    setPhase('Sending…');
    timer.current = setTimeout(() => setPhase('Sent to 14 people'), 2500);
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 1 }}>
      <Box sx={{ position: 'relative', display: 'flex' }}>
        <Fab
          color="primary"
          size="large"
          aria-label="Send the report"
          disabled={sending}
          onClick={send}
        >
          <SendIcon />
        </Fab>
        {sending && (
          <CircularProgress
            size={68}
            aria-label="Sending the report"
            sx={{ position: 'absolute', top: -6, left: -6 }}
          />
        )}
      </Box>
      <Typography role="status">{phase}</Typography>
    </Box>
  );
}
