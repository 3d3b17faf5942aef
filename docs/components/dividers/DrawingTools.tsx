import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import BrushIcon from '@mui/icons-material/Brush';
import CropIcon from '@mui/icons-material/Crop';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import ZoomInIcon from '@mui/icons-material/ZoomIn';

export default function DrawingTools() {
  return (
    <Box
      role="group"
      aria-label="Drawing tools"
      sx={{
        display: 'flex',
        width: 'fit-content',
        maxWidth: '100%',
        mx: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '& hr, & [role="separator"]': { mx: 0.5 },
      }}
    >
      <IconButton aria-label="Undo">
        <UndoIcon />
      </IconButton>
      <IconButton aria-label="Redo">
        <RedoIcon />
      </IconButton>
      <Divider orientation="vertical" variant="middle" flexItem />
      <IconButton aria-label="Brush">
        <BrushIcon />
      </IconButton>
      <IconButton aria-label="Crop">
        <CropIcon />
      </IconButton>
      <Divider orientation="vertical" variant="middle" flexItem />
      <IconButton aria-label="Zoom in">
        <ZoomInIcon />
      </IconButton>
    </Box>
  );
}
