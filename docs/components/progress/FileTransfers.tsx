import Box from '@mui/material/Box';
import LinearProgress, {
  type LinearProgressProps,
} from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface TransferProps extends LinearProgressProps {
  file: string;
  value: number;
}

function Transfer({ file, value, ...other }: TransferProps) {
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="body2">{file}</Typography>
        <Typography variant="body2" color="text.secondary">
          {Math.round(value)}%
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={file}
        {...other}
      />
    </div>
  );
}

export default function FileTransfers() {
  return (
    <Stack spacing={2}>
      <Transfer file="interview.wav" value={82.4} />
      <Transfer file="cover.png" value={100} color="success" />
    </Stack>
  );
}
