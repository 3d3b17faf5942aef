import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const Panel = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 280,
  padding: theme.spacing(0, 1),
  '& .lamp-rail': {
    height: 8,
    opacity: 1,
    background: 'linear-gradient(to right, #1b1f3a, #ffd166)',
  },
  '& .lamp-knob': {
    width: 12,
    height: 28,
    borderRadius: 3,
    color: (theme.vars ?? theme).palette.text.primary,
  },
}));

export default function LampDial() {
  return (
    <Panel>
      <Slider
        aria-label="Brightness of the reading lamp"
        defaultValue={70}
        track={false}
        classes={{ rail: 'lamp-rail' }}
        slotProps={{ thumb: { className: 'lamp-knob' } }}
      />
    </Panel>
  );
}
