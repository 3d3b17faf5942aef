import Button from '@mui/material/Button';
import ArchiveOutlinedIcon from '@mui/icons-material/ArchiveOutlined';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import EditIcon from '@mui/icons-material/Edit';

export default function ButtonsWithIcons() {
  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="contained" startIcon={<EditIcon />}>
        Compose
      </Button>
      <Button variant="outlined" startIcon={<ArchiveOutlinedIcon />}>
        Archive
      </Button>
      <Button endIcon={<ArrowForwardIcon className="rtl:-scale-x-100" />}>
        Next message
      </Button>
    </div>
  );
}
