import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Postcard = styled('div')(({ theme }) => [
  {
    padding: theme.spacing(3),
    maxWidth: 360,
    borderRadius: theme.shape.borderRadius,
    color: '#1c1917',
    backgroundImage: 'linear-gradient(160deg, #fef3c7, #fbcfe8)',
  },
  theme.applyStyles('dark', {
    color: '#fafaf9',
    backgroundImage: 'linear-gradient(160deg, #1e1b4b, #4a044e)',
  }),
]);

export default function ApplyStyles() {
  return (
    <Postcard>
      <Typography variant="h6" component="p">
        Greetings from Madeira
      </Typography>
      <Typography>Sunrise at 7:12, sunset at 20:48.</Typography>
    </Postcard>
  );
}
