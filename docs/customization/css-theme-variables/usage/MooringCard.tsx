import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Card = styled('section')(({ theme }) => [
  {
    padding: theme.spacing(2),
    maxWidth: 360,
    borderRadius: (theme.vars ?? theme).shape.borderRadius,
    color: (theme.vars ?? theme).palette.text.primary,
    backgroundColor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.12)',
    borderInlineStart: `4px solid ${(theme.vars ?? theme).palette.primary.main}`,
  },
  theme.applyStyles('dark', {
    borderInlineStartStyle: 'dashed',
  }),
]);

export default function MooringCard() {
  return (
    <Card aria-labelledby="mooring-title">
      <Typography id="mooring-title" variant="h6" component="h3">
        Berth 14
      </Typography>
      <Typography gutterBottom>Free from 4:00 PM, 12 m, power</Typography>
      <Button href="#mooring-title" variant="contained">
        Details of berth 14
      </Button>
    </Card>
  );
}
