import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface RequestErrorProps {
  message: string;
  onRetry: () => void;
}

/** What went wrong, with a button that tries again, or the space for it. */
export function RequestError({ message, onRetry }: RequestErrorProps) {
  return (
    <Box sx={{ minHeight: 56, mb: 1 }}>
      {message && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              Retry
            </Button>
          }
        >
          {message}
        </Alert>
      )}
    </Box>
  );
}
