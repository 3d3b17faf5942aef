import * as React from 'react';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup, {
  toggleButtonGroupClasses,
} from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const PillGroup = styled(ToggleButtonGroup)(({ theme }) => ({
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  borderRadius: 24,
  backgroundColor: (theme.vars || theme).palette.action.selected,
  [`& .${toggleButtonGroupClasses.grouped}`]: {
    margin: 0,
    border: 0,
    borderRadius: 20,
    paddingInline: theme.spacing(2),
    color: (theme.vars || theme).palette.text.primary,
    [`&.${toggleButtonClasses.selected}, &.${toggleButtonClasses.selected}:hover`]:
      {
        color: (theme.vars || theme).palette.background.paper,
        backgroundColor: (theme.vars || theme).palette.text.primary,
      },
  },
}));

export default function PillToggle() {
  const [period, setPeriod] = React.useState('week');

  return (
    <PillGroup
      exclusive
      size="small"
      value={period}
      onChange={(event, next: string | null) => setPeriod(next ?? period)}
      aria-label="Period"
    >
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="month">Month</ToggleButton>
    </PillGroup>
  );
}
