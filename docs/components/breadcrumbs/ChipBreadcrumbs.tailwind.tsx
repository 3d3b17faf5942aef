import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import CottageIcon from '@mui/icons-material/Cottage';

export default function ChipBreadcrumbs() {
  return (
    <Breadcrumbs
      aria-label="Property path"
      classes={{ ol: 'gap-y-2', separator: 'mx-1' }}
    >
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
