import { styled } from '@mui/material/styles';

const Kicker = styled('span')(({ theme }) => ({
  ...theme.typography.overline,
  display: 'block',
  color: (theme.vars || theme).palette.secondary.main,
}));

const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography.h5,
  margin: 0,
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `4px solid ${(theme.vars || theme).palette.divider}`,
  color: (theme.vars || theme).palette.text.primary,
}));

export default function ThemeKeys() {
  return (
    <div>
      <Kicker>From the logbook</Kicker>
      <Quote>Fog until ten, then a sea like poured glass.</Quote>
    </div>
  );
}
