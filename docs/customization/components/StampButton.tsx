import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface StampProps extends ButtonProps {
  tilt?: 'left' | 'right';
}

const Stamp = styled(Button, {
  shouldForwardProp: (prop) => prop !== 'tilt',
})<StampProps>({
  border: '2px dashed',
  borderRadius: 0,
  letterSpacing: '0.12em',
  variants: [
    { props: { tilt: 'left' }, style: { rotate: '-4deg' } },
    { props: { tilt: 'right' }, style: { rotate: '4deg' } },
  ],
});

export default function StampButton() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      <Stamp tilt="left">Approved</Stamp>
      <Stamp>Received</Stamp>
      <Stamp tilt="right" color="error">
        Overdue
      </Stamp>
    </Stack>
  );
}
