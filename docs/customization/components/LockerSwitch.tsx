import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';

export default function LockerSwitch() {
  return (
    <FormControlLabel
      label="Locker 12 is open"
      control={
        <Switch
          defaultChecked
          sx={{
            [`& .${switchClasses.track}`]: { borderRadius: 0.5 },
            [`& .${switchClasses.thumb}`]: { borderRadius: 0.5 },
            [`& .${switchClasses.switchBase}:hover`]: {
              bgcolor: 'action.selected',
            },
            [`& .${switchClasses.checked} .${switchClasses.thumb}`]: {
              bgcolor: 'secondary.main',
            },
          }}
        />
      }
    />
  );
}
