import Box from '@mui/material/Box';

const samples = [
  { label: 'm 1, p 1', sx: { m: 1, p: 1 } },
  { label: 'm 0, px 4', sx: { m: 0, px: 4 } },
  { label: 'marginInlineStart 5, p 2', sx: { marginInlineStart: 5, p: 2 } },
];

export default function SpacingSteps() {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {samples.map(({ label, sx }) => (
        <Box key={label} sx={{ border: '1px dashed', borderColor: 'divider' }}>
          <Box sx={[{ bgcolor: 'action.selected' }, sx]}>
            <Box
              sx={{
                bgcolor: 'background.paper',
                color: 'text.primary',
                typography: 'body2',
              }}
            >
              {label}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
