import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';

export default function IconCheckboxes() {
  return (
    <FormGroup row>
      <FormControlLabel
        control={
          <Checkbox
            icon={<LockOpenIcon />}
            checkedIcon={<LockIcon />}
            defaultChecked
          />
        }
        label="Lock this page"
      />
      <FormControlLabel
        control={
          <Checkbox
            icon={<NotificationsNoneIcon />}
            checkedIcon={<NotificationsActiveIcon />}
            color="secondary"
          />
        }
        label="Notify me of changes"
      />
    </FormGroup>
  );
}
