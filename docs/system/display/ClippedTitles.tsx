import Box from '@mui/material/Box';

const title = 'Minutes of the general meeting of the rowing club';

export default function ClippedTitles() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        maxWidth: 240,
        color: 'text.primary',
        typography: 'body1',
        '& > *': { overflow: 'hidden', whiteSpace: 'nowrap' },
      }}
    >
      <Box sx={{ textOverflow: 'clip' }}>{title}</Box>
      <Box sx={{ textOverflow: 'ellipsis' }}>{title}</Box>
    </Box>
  );
}
