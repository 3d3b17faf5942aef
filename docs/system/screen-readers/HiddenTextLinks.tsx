import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';

const exhibits = ['Whale skeleton', 'Steam engine', 'Lighthouse lens'];

export default function HiddenTextLinks() {
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 3, color: 'text.primary', typography: 'body1' }}
    >
      {exhibits.map((name) => (
        <li key={name}>
          {name}:{' '}
          <Link href="#HiddenTextLinks">
            Read more
            <Box component="span" sx={visuallyHidden}>
              {' '}
              about the {name.toLowerCase()}
            </Box>
          </Link>
        </li>
      ))}
    </Box>
  );
}
