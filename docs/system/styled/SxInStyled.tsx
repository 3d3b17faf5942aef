import { styled } from '@mui/material/styles';

const Label = styled('span')(({ theme }) =>
  theme.unstable_sx({
    px: 2,
    py: 1,
    border: 1,
    borderRadius: 2,
    borderColor: 'primary.main',
    color: { xs: 'text.secondary', sm: 'text.primary' },
    typography: 'body2',
  }),
);

export default function SxInStyled() {
  return <Label>Crate 44, keep dry</Label>;
}
