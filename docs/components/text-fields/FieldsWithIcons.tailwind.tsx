import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import LocalPhoneIcon from '@mui/icons-material/LocalPhone';
import PlaceIcon from '@mui/icons-material/Place';

export default function FieldsWithIcons() {
  return (
    <div className="flex flex-col items-stretch gap-4 min-[600px]:flex-row min-[600px]:items-end">
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
      <div className="flex items-end gap-2">
        <PlaceIcon className="mb-1" color="action" />
        <TextField label="Meeting point" variant="standard" fullWidth />
      </div>
    </div>
  );
}
