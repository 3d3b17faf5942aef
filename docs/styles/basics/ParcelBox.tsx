import { styled } from '@mui/material/styles';

const Parcel = styled('section')(({ theme }) => ({
  padding: theme.spacing(2),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

export default function ParcelBox() {
  return <Parcel>Parcel 4821: two books and a lamp</Parcel>;
}
