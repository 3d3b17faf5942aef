import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import ContentCutIcon from '@mui/icons-material/ContentCut';

export default function BasicTooltip() {
  return (
    <Tooltip title="Cut the selection">
      <IconButton>
        <ContentCutIcon />
      </IconButton>
    </Tooltip>
  );
}
