import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function SignInDivider() {
  return (
    <Stack sx={{ maxWidth: 320, mx: 'auto', gap: 2 }}>
      <Button variant="contained">Continue with a passkey</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Send me a code</Button>
      <Divider textAlign="left" role="presentation">
        <Chip label="Other ways" size="small" />
      </Divider>
      <Button>Use a recovery key</Button>
    </Stack>
  );
}
