import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const MoonIcon = createSvgIcon(
  <path d="M14 2a10 10 0 1 0 8 16A10 10 0 0 1 14 2z" />,
  'Moon',
);

const BoltIcon = createSvgIcon(
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinejoin="round"
  >
    <path d="M13 2 4 14h7l-1 8 9-12h-7z" />
  </svg>,
  'Bolt',
);

export default function CreatedIcons() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <MoonIcon fontSize="large" />
      <MoonIcon fontSize="large" color="secondary" />
      <BoltIcon fontSize="large" />
      <BoltIcon fontSize="large" color="secondary" />
    </Stack>
  );
}
