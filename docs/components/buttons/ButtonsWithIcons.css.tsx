import Button from '@mui/material/Button';
import ArchiveOutlinedIcon from '@mui/icons-material/ArchiveOutlined';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import EditIcon from '@mui/icons-material/Edit';
import './ButtonsWithIcons.css';

export default function ButtonsWithIcons() {
  return (
    <div className="buttons-with-icons">
      <Button variant="contained" startIcon={<EditIcon />}>
        Compose
      </Button>
      <Button variant="outlined" startIcon={<ArchiveOutlinedIcon />}>
        Archive
      </Button>
      <Button
        endIcon={<ArrowForwardIcon className="buttons-with-icons-next" />}
      >
        Next message
      </Button>
    </div>
  );
}
