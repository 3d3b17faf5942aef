import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const months = [
  { name: 'June', nights: 41 },
  { name: 'July', nights: 118 },
  { name: 'August', nights: 131 },
];

export default function DividedPlans() {
  return (
    <Grid container>
      {months.map(({ name, nights }) => (
        <Grid
          key={name}
          size="grow"
          sx={{
            px: 2,
            '& + &': { borderInlineStart: '1px solid', borderColor: 'divider' },
          }}
        >
          <Typography variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography>{nights} nights</Typography>
        </Grid>
      ))}
    </Grid>
  );
}
