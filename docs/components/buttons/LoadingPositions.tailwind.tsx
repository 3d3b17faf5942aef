import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import RefreshIcon from '@mui/icons-material/Refresh';
import SendIcon from '@mui/icons-material/Send';

export default function LoadingPositions() {
  const [loading, setLoading] = React.useState(true);

  return (
    <div className="flex flex-col items-start gap-4">
      <FormControlLabel
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
        label="Busy"
      />
      <div className="flex flex-wrap gap-4">
        <Button
          variant="outlined"
          loading={loading}
          loadingPosition="start"
          startIcon={<CloudUploadIcon />}
        >
          Back up
        </Button>
        <Button variant="outlined" loading={loading}>
          Verify
        </Button>
        <Button
          variant="outlined"
          loading={loading}
          loadingPosition="end"
          endIcon={<SendIcon />}
        >
          Send report
        </Button>
        <Button variant="outlined" loading={loading} loadingIndicator="Wait…">
          Export
        </Button>
        <IconButton aria-label="Refresh" loading={loading}>
          <RefreshIcon />
        </IconButton>
      </div>
    </div>
  );
}
