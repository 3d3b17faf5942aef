import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Monthly', detail: '€ 12 a month, stop at any time' },
  { name: 'Yearly', detail: '€ 108 a year, two months free' },
];

export default function VersusDivider() {
  return (
    <Stack
      direction="row"
      divider={
        <Divider orientation="vertical" role="presentation" flexItem>
          or
        </Divider>
      }
      sx={{ maxWidth: 480, mx: 'auto' }}
    >
      {plans.map(({ name, detail }) => (
        <Stack key={name} sx={{ flex: 1, p: 2 }}>
          <Typography variant="subtitle1" component="p">
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {detail}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
