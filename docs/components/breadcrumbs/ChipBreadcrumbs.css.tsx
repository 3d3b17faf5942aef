import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import CottageIcon from '@mui/icons-material/Cottage';
import './ChipBreadcrumbs.css';

export default function ChipBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Property path" className="chip-breadcrumbs">
      <Chip
        component="a"
        clickable
        href="#properties"
        icon={<CottageIcon />}
        label="Properties"
      />
      <Chip component="a" clickable href="#lakeside" label="Lakeside" />
      <Chip color="primary" label="Boathouse" aria-current="page" />
    </Breadcrumbs>
  );
}
