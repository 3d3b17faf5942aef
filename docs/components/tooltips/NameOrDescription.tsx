import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import LockIcon from '@mui/icons-material/LockOutlined';

export default function NameOrDescription() {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Tooltip title="Lock the vault">
        <IconButton>
          <LockIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Only you will be able to open it" describeChild>
        <Button variant="outlined">Lock</Button>
      </Tooltip>
    </Stack>
  );
}
