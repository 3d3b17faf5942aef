import AcUnitIcon from '@mui/icons-material/AcUnit';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertIcons() {
  return (
    <Stack spacing={1}>
      <Alert severity="info" icon={<AcUnitIcon fontSize="inherit" />}>
        Frost is expected tonight. Cover young plants.
      </Alert>
      <Alert
        severity="success"
        iconMapping={{ success: <ThumbUpIcon fontSize="inherit" /> }}
      >
        The greenhouse is warm enough.
      </Alert>
      <Alert severity="success" icon={false}>
        This one has no icon at all.
      </Alert>
    </Stack>
  );
}
