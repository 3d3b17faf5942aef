import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';

export default function SeparatorChoices() {
  const rtl = useTheme().direction === 'rtl';
  const Chevron = rtl ? NavigateBeforeIcon : NavigateNextIcon;
  const separators: [name: string, separator: React.ReactNode][] = [
    ['Dot', '·'],
    ['Arrow', '›'],
    ['Icon', <Chevron key="chevron" fontSize="small" />],
  ];

  return (
    <Stack sx={{ gap: 2 }}>
      {separators.map(([name, separator]) => (
        <Breadcrumbs
          key={name}
          separator={separator}
          aria-label={`Clinic path, ${name.toLowerCase()}`}
        >
          <Link href="#clinic" color="inherit">
            Clinic
          </Link>
          <Link href="#wards" color="inherit">
            Wards
          </Link>
          <Typography sx={{ color: 'text.primary' }}>Ward 4</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
