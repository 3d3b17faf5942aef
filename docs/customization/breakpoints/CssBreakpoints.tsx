import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Departures = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: '1fr',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

const Departure = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars || theme).palette.divider}`,
}));

const ferries = [
  { time: '08:10', to: 'Hvar' },
  { time: '09:00', to: 'Vis' },
  { time: '09:45', to: 'Brač' },
  { time: '11:30', to: 'Šolta' },
];

export default function CssBreakpoints() {
  return (
    <Departures sx={{ width: '100%' }}>
      {ferries.map(({ time, to }) => (
        <Departure key={time}>
          <Typography variant="h6" component="p">
            {time}
          </Typography>
          <Typography color="text.secondary">{to}</Typography>
        </Departure>
      ))}
    </Departures>
  );
}
