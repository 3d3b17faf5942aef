import Divider, { dividerClasses } from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PerforatedDivider = styled(Divider)(({ theme }) => ({
  borderStyle: 'dashed',
  borderBottomWidth: 2,
  borderColor: (theme.vars || theme).palette.text.secondary,
}));

const AccentDivider = styled(Divider)(({ theme }) => ({
  '&::before, &::after': {
    borderTop: `3px double ${(theme.vars || theme).palette.secondary.main}`,
  },
  [`& .${dividerClasses.wrapper}`]: {
    color: (theme.vars || theme).palette.secondary.main,
    fontFamily: 'Georgia, serif',
    fontStyle: 'italic',
  },
}));

export default function StyledDividers() {
  return (
    <Stack sx={{ maxWidth: 360, mx: 'auto', gap: 3 }}>
      <PerforatedDivider />
      <AccentDivider role="presentation">Chapter two</AccentDivider>
      <Divider sx={{ opacity: 0.5, borderBottomWidth: 6 }} />
    </Stack>
  );
}
