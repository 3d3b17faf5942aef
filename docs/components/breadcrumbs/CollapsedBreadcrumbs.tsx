import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const folders = ['Archive', '2024', 'Invoices', 'Suppliers', 'Printing'];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs
      maxItems={3}
      itemsAfterCollapse={2}
      expandText="Show the whole path"
      aria-label="Invoice path"
    >
      {folders.map((folder) => (
        <Link key={folder} href={`#${folder.toLowerCase()}`} color="inherit">
          {folder}
        </Link>
      ))}
      <Typography sx={{ color: 'text.primary' }}>March</Typography>
    </Breadcrumbs>
  );
}
