import * as React from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import clsx from 'clsx';

const Plan = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& .berth': { border: '1px solid', minWidth: 64 },
  '& .berth-mine': {
    color: (theme.vars ?? theme).palette.success.main,
    borderWidth: 3,
    fontWeight: 700,
  },
}));

export default function BerthPlan() {
  const [mine, setMine] = React.useState('B2');

  return (
    <Plan role="group" aria-label="Berths">
      {['B1', 'B2', 'B3', 'B4'].map((berth) => (
        <Button
          key={berth}
          aria-pressed={berth === mine}
          className={clsx('berth', { 'berth-mine': berth === mine })}
          onClick={() => setMine(berth)}
        >
          {berth}
        </Button>
      ))}
    </Plan>
  );
}
