import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import './WeekdayRow.css';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function WeekdayRow() {
  const [saved, setSaved] = React.useState('nothing yet');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSaved(data.getAll('day').join(', ') || 'no days');
  };

  return (
    <form onSubmit={handleSubmit} aria-label="Delivery days">
      <FormGroup row className="weekday-row-days">
        {days.map((day) => (
          <FormControlLabel
            key={day}
            control={
              <Checkbox name="day" value={day} defaultChecked={day === 'Tue'} />
            }
            label={day}
          />
        ))}
      </FormGroup>
      <Button type="submit" variant="outlined">
        Save
      </Button>
      <Typography component="span" role="status" className="weekday-row-saved">
        Saved: {saved}
      </Typography>
    </form>
  );
}
