import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import './AlarmDays.css';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function AlarmDays() {
  const [active, setActive] = React.useState(['Mon', 'Fri']);

  return (
    <div>
      <ToggleButtonGroup
        value={active}
        onChange={(event, next: string[]) => setActive(next)}
        aria-label="Days of the alarm"
      >
        {days.map((day) => (
          <ToggleButton key={day} value={day} className="alarm-days-day">
            {day}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" className="alarm-days-status">
        {active.length === 0 ? 'No alarm' : `Rings on ${active.join(', ')}`}
      </Typography>
    </div>
  );
}
