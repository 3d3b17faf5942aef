import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import BrushIcon from '@mui/icons-material/Brush';
import CropIcon from '@mui/icons-material/Crop';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import './DrawingTools.css';

export default function DrawingTools() {
  return (
    <div role="group" aria-label="Drawing tools" className="drawing-tools">
      <IconButton aria-label="Undo">
        <UndoIcon />
      </IconButton>
      <IconButton aria-label="Redo">
        <RedoIcon />
      </IconButton>
      <Divider
        orientation="vertical"
        variant="middle"
        flexItem
        className="drawing-tools-divider"
      />
      <IconButton aria-label="Brush">
        <BrushIcon />
      </IconButton>
      <IconButton aria-label="Crop">
        <CropIcon />
      </IconButton>
      <Divider
        orientation="vertical"
        variant="middle"
        flexItem
        className="drawing-tools-divider"
      />
      <IconButton aria-label="Zoom in">
        <ZoomInIcon />
      </IconButton>
    </div>
  );
}
