import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function SnackbarContents() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <SnackbarContent role="status" message="Three photos added" />
      <SnackbarContent
        role="status"
        message="Ada shared the folder “Sicily” with you"
        action={
          <Button color="inherit" size="small">
            Open
          </Button>
        }
      />
      <SnackbarContent
        role="status"
        message="You are offline. Changes are kept on this device and sent as soon as there is a connection."
        action={
          <Button color="inherit" size="small">
            Try again
          </Button>
        }
      />
    </Stack>
  );
}
