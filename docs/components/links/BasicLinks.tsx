import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicLinks() {
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography>
        Read how to <Link href="#underline">choose the underline</Link> before
        you restyle links.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Last edited on June 4.{' '}
        <Link href="#security" color="inherit">
          Show the changes
        </Link>
      </Typography>
      <Link href="#accessibility" variant="subtitle1" color="secondary">
        A link with its own variant
      </Link>
    </Stack>
  );
}
