import * as React from 'react';
import { styled } from '@mui/material/styles';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

const PillList = styled(Tabs)(({ theme }) => ({
  isolation: 'isolate',
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: 0,
  padding: theme.spacing(0.5),
  borderRadius: 999,
  backgroundColor: (theme.vars || theme).palette.action.hover,
  [`& .${tabsClasses.indicator}`]: {
    zIndex: -1,
    height: '100%',
    borderRadius: 999,
    backgroundColor: (theme.vars || theme).palette.primary.main,
  },
}));

const Pill = styled(Tab)(({ theme }) => ({
  minHeight: 36,
  padding: theme.spacing(0.75, 2),
  borderRadius: 999,
  textTransform: 'none',
  color: (theme.vars || theme).palette.text.primary,
  [`&.${tabClasses.selected}`]: {
    color: (theme.vars || theme).palette.primary.contrastText,
  },
}));

export default function PillTabs() {
  const [unit, setUnit] = React.useState('metric');

  return (
    <PillList
      value={unit}
      onChange={(_event, next: string) => setUnit(next)}
      aria-label="Units of the forecast"
    >
      <Pill value="metric" label="Celsius" />
      <Pill value="imperial" label="Fahrenheit" />
    </PillList>
  );
}
