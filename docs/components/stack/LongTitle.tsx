import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LongTitle() {
  return (
    <Paper variant="outlined" sx={{ maxWidth: 320, p: 2 }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ alignItems: 'center' }}
      >
        <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          RK
        </Avatar>
        <Stack sx={{ minWidth: 0 }}>
          <Typography noWrap>
            Minutes of the meeting of the allotment committee
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Rana Karim, May 14
          </Typography>
        </Stack>
      </Stack>
    </Paper>
  );
}
