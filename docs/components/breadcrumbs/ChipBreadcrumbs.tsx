import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import CottageIcon from '@mui/icons-material/Cottage';

const TightBreadcrumbs = styled(Breadcrumbs)(({ theme }) => ({
  [`& .${breadcrumbsClasses.ol}`]: { rowGap: theme.spacing(1) },
  [`& .${breadcrumbsClasses.separator}`]: {
    marginInline: theme.spacing(0.5),
  },
}));

export default function ChipBreadcrumbs() {
  return (
    <TightBreadcrumbs aria-label="Property path">
      <Chip
        component="a"
        clickable
        href="#properties"
        icon={<CottageIcon />}
        label="Properties"
      />
      <Chip component="a" clickable href="#lakeside" label="Lakeside" />
      <Chip color="primary" label="Boathouse" aria-current="page" />
    </TightBreadcrumbs>
  );
}
