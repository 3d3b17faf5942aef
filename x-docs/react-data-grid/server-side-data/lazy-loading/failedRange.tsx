import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type GridGetRowsParams } from '@mui/x-data-grid-pro';

interface FailedRangeProps {
  params: GridGetRowsParams;
  onRetry: () => void;
}

export default function FailedRange({ params, onRetry }: FailedRangeProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      Rows {Number(params.start) + 1}–{params.end + 1} are missing.
    </Alert>
  );
}
