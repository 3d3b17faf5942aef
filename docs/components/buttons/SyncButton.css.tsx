import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import SyncIcon from '@mui/icons-material/Sync';
import './SyncButton.css';

export default function SyncButton() {
  const [syncing, setSyncing] = React.useState(false);
  const [runs, setRuns] = React.useState(0);
  const timer = React.useRef<number | undefined>(undefined);

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const handleClick = () => {
    setSyncing(true);
    timer.current = window.setTimeout(() => {
      setSyncing(false);
      setRuns((count) => count + 1);
    }, 2000);
  };

  return (
    <div className="sync-button">
      <Button
        variant="contained"
        loading={syncing}
        loadingPosition="start"
        startIcon={<SyncIcon />}
        onClick={handleClick}
      >
        Sync contacts
      </Button>
      <Typography role="status">
        {syncing ? 'Syncing…' : `Finished runs: ${runs}`}
      </Typography>
    </div>
  );
}
