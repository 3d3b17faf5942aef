import Box from '@mui/material/Box';

const term = {
  display: 'inline',
  px: 0.5,
  bgcolor: 'action.selected',
  fontWeight: 'medium',
};

export default function InlineTerms() {
  return (
    <Box sx={{ color: 'text.primary', typography: 'body1' }}>
      The{' '}
      <Box component="dfn" sx={term}>
        fore
      </Box>{' '}
      is the front of a ship, the{' '}
      <Box component="dfn" sx={term}>
        aft
      </Box>{' '}
      its rear
    </Box>
  );
}
