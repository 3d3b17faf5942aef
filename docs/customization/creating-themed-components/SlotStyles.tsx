import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const StatRoot = styled('div', {
  name: 'MuiBerthStat',
  slot: 'root',
})(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(2),
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  color: (theme.vars ?? theme).palette.text.primary,
  boxShadow: (theme.vars ?? theme).shadows[2],
}));

const StatValue = styled('span', {
  name: 'MuiBerthStat',
  slot: 'value',
})(({ theme }) => theme.typography.h4);

const StatUnit = styled('span', {
  name: 'MuiBerthStat',
  slot: 'unit',
})(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

export default function SlotStyles() {
  return (
    <Stack direction="row" spacing={2}>
      <StatRoot>
        <StatValue>128</StatValue>
        <StatUnit>berths taken</StatUnit>
      </StatRoot>
      <StatRoot>
        <StatValue>34</StatValue>
        <StatUnit>berths free</StatUnit>
      </StatRoot>
    </Stack>
  );
}
