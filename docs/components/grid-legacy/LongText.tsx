import Avatar from '@mui/material/Avatar';
import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function LongText() {
  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 300 }}>
      <GridLegacy
        container
        wrap="nowrap"
        spacing={2}
        sx={{ alignItems: 'center' }}
      >
        <GridLegacy item>
          <Avatar>H</Avatar>
        </GridLegacy>
        <GridLegacy item xs zeroMinWidth>
          <Typography noWrap>
            Harbor office: the crane is out of order until Monday
          </Typography>
        </GridLegacy>
      </GridLegacy>
    </Paper>
  );
}
