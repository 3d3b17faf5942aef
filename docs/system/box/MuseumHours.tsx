import Box from '@mui/system/Box';

export default function MuseumHours() {
  return (
    <Box
      component="section"
      aria-label="Opening hours"
      sx={{ p: 2, border: '2px dashed', borderColor: 'divider' }}
    >
      <Box component="p" sx={{ m: 0, lineHeight: 1.5 }}>
        Tuesday to Friday from 10:00 to 17:00
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1, lineHeight: 1.5 }}>
        Weekends from 11:00 to 19:00
      </Box>
    </Box>
  );
}
