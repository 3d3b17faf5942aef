import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import LocalPhoneIcon from '@mui/icons-material/LocalPhone';
import PlaceIcon from '@mui/icons-material/Place';

export default function FieldsWithIcons() {
  return (
    <Stack
      sx={{
        gap: 2,
        alignItems: { xs: 'stretch', sm: 'flex-end' },
        flexDirection: { xs: 'column', sm: 'row' },
      }}
    >
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
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end' }}>
        <PlaceIcon color="action" sx={{ mb: 0.5 }} />
        <TextField label="Meeting point" variant="standard" fullWidth />
      </Stack>
    </Stack>
  );
}
