import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import './SendReport.css';

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
    <div className="send-report">
      <div className="send-report-action">
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
            className="send-report-spinner"
          />
        )}
      </div>
      <Typography role="status">{phase}</Typography>
    </div>
  );
}
