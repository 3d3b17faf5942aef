import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

export default function ParcelCard() {
  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 480 }}>
      <GridLegacy container spacing={2}>
        <GridLegacy item>
          <Box
            sx={{
              width: 72,
              height: 72,
              display: 'grid',
              placeItems: 'center',
              bgcolor: 'action.selected',
            }}
          >
            <LocalShippingIcon />
          </Box>
        </GridLegacy>
        <GridLegacy item xs container direction="column" spacing={0}>
          <Typography component="h3" variant="subtitle1">
            Parcel 8841
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Two books, 3 pounds
          </Typography>
          <Typography variant="body2">Arrives on Friday</Typography>
        </GridLegacy>
        <GridLegacy item>
          <Typography>$14.50</Typography>
        </GridLegacy>
      </GridLegacy>
    </Paper>
  );
}
