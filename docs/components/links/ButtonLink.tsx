import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ButtonLink() {
  const [open, setOpen] = React.useState(false);

  return (
    <Typography>
      The crossing takes 25 minutes
      {open && ', or 40 when the wind comes from the west'}.{' '}
      <Link
        component="button"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Less' : 'More'}
      </Link>
    </Typography>
  );
}
