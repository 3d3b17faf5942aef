import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
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
    <div className="flex items-center gap-4 p-2">
      <div className="relative flex">
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
            className="absolute -start-1.5 -top-1.5"
          />
        )}
      </div>
      <Typography role="status">{phase}</Typography>
    </div>
  );
}
