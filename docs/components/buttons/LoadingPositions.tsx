import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import RefreshIcon from '@mui/icons-material/Refresh';
import SendIcon from '@mui/icons-material/Send';

export default function LoadingPositions() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
        label="Busy"
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
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
      </Stack>
    </Stack>
  );
}
