import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import './SavedStatus.css';

export default function SavedStatus() {
  const [result, setResult] = React.useState<'saved' | 'failed' | null>(null);

  return (
    <div className="saved-status">
      <div className="saved-status-actions">
        <Button variant="outlined" onClick={() => setResult('saved')}>
          Save
        </Button>
        <Button variant="outlined" onClick={() => setResult('failed')}>
          Save offline
        </Button>
      </div>
      <div role="status">
        {result === 'saved' && (
          <Alert role="none" severity="success">
            Saved at 10:42.
          </Alert>
        )}
      </div>
      {result === 'failed' && (
        <Alert severity="error">No connection. Nothing was saved.</Alert>
      )}
    </div>
  );
}
