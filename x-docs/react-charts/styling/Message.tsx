import { styled } from '@mui/material/styles';

/** SVG text that is centered at its position. */
export const Message = styled('text')(({ theme }) => ({
  ...theme.typography.body1,
  fill: (theme.vars || theme).palette.text.secondary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));
