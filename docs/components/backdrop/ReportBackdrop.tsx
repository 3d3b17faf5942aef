import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Step = 'Not built yet' | 'Building the report…' | 'Report is ready';

export default function ReportBackdrop() {
  const [step, setStep] = React.useState<Step>('Not built yet');
  const busy = step === 'Building the report…';

  React.useEffect(() => {
    if (!busy) {
      return undefined;
    }
    const timer = setTimeout(() => setStep('Report is ready'), 1500);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Button
        variant="contained"
        onClick={() => setStep('Building the report…')}
      >
        Build the report
      </Button>
      <Typography role="status">{step}</Typography>
      <Backdrop
        open={busy}
        sx={(theme) => ({ zIndex: theme.zIndex.modal, color: 'common.white' })}
      >
        <CircularProgress color="inherit" aria-label="Building the report" />
      </Backdrop>
    </Stack>
  );
}
