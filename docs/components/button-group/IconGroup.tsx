import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';

const tools = [
  { title: 'Cut', icon: <ContentCutIcon fontSize="small" /> },
  { title: 'Copy', icon: <ContentCopyIcon fontSize="small" /> },
  { title: 'Paste', icon: <ContentPasteIcon fontSize="small" /> },
];

export default function IconGroup() {
  return (
    <ButtonGroup aria-label="Clipboard">
      {tools.map(({ title, icon }) => (
        <Tooltip key={title} title={title}>
          <Button>{icon}</Button>
        </Tooltip>
      ))}
    </ButtonGroup>
  );
}
