import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={1}>
      <Alert severity="error">Standard: the upload stopped at 40%.</Alert>
      <Alert severity="error" variant="outlined">
        Outlined: the upload stopped at 40%.
      </Alert>
      <Alert severity="error" variant="filled">
        Filled: the upload stopped at 40%.
      </Alert>
    </Stack>
  );
}
