import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import RotateLeftIcon from '@mui/icons-material/RotateLeft';
import RotateRightIcon from '@mui/icons-material/RotateRight';

export default function ArrowTooltip() {
  return (
    <Stack direction="row">
      <Tooltip title="Rotate to the left" arrow>
        <IconButton>
          <RotateLeftIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Rotate to the right" arrow placement="right">
        <IconButton>
          <RotateRightIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
