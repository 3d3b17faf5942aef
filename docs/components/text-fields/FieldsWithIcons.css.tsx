import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import LocalPhoneIcon from '@mui/icons-material/LocalPhone';
import PlaceIcon from '@mui/icons-material/Place';
import './FieldsWithIcons.css';

export default function FieldsWithIcons() {
  return (
    <div className="fields-with-icons">
      <TextField
        label="Phone"
        type="tel"
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <LocalPhoneIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      <div className="fields-with-icons-place">
        <PlaceIcon className="fields-with-icons-pin" color="action" />
        <TextField label="Meeting point" variant="standard" fullWidth />
      </div>
    </div>
  );
}
